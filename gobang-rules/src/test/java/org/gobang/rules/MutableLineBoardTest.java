package org.gobang.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.MutableBoard;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Compares the mutable with the immutable board, in addition to the contract tests. */
class MutableLineBoardTest {

  @ParameterizedTest
  @EnumSource
  void agreesWithTheBoardInRandomGamesAndUndo(RuleSet rules) {
    Random random = new Random(11);
    for (int size : new int[] {5, 8, 15, 15, 25}) {
      List<Board> boards = new ArrayList<>(List.of(new LineBoard(rules, Start.empty(size))));
      MutableBoard copy = boards.get(0).mutableCopy();
      while (!copy.over()) {
        Board board = boards.get(boards.size() - 1);
        if (random.nextInt(30) == 0) {
          copy.pass();
          boards.add(board.pass());
        } else {
          int index = copy.randomMove(random);
          copy.play(index);
          boards.add(board.play(new Point(index % size, index / size)));
        }
        check(copy, boards.get(boards.size() - 1));
        check(copy.copy(), boards.get(boards.size() - 1));
      }
      for (int i = boards.size() - 2; i >= 0; i--) {
        copy.undo();
        check(copy, boards.get(i));
      }
      assertThat(copy.moveCount()).isZero();
    }
  }

  static void check(MutableBoard copy, Board board) {
    assertThat(copy.outcome()).isEqualTo(board.outcome());
    assertThat(copy.over()).isNotEqualTo(board.outcome() instanceof Outcome.Undecided);
    assertThat(copy.toMove()).isEqualTo(board.toMove());
    assertThat(copy.stonesLeft()).isEqualTo(board.stonesLeft());
    for (Stone stone : Stone.values()) {
      assertThat(copy.captured(stone)).isEqualTo(board.captured(stone));
    }
    assertThat(copy.vacantCount()).isEqualTo(board.vacant().size());
    for (int index = 0; index < board.size() * board.size(); index++) {
      Point point = new Point(index % board.size(), index / board.size());
      assertThat(copy.at(index)).isEqualTo(board.at(point));
      assertThat(copy.allows(index))
          .isEqualTo(board.judge(board.toMove(), point) instanceof Verdict.Allowed);
    }
  }

  @Test
  void namesTheWinnerAndUndoesTheWin() {
    MutableBoard copy = after("h8 h9 i8 i9 j8 j9 k8 k9").mutableCopy();
    int l8 = 7 * 15 + 11;
    copy.play(l8);
    assertThat(copy.winner()).contains(Stone.BLACK);
    assertThat(copy.copy().outcome()).isEqualTo(copy.outcome());
    assertThatThrownBy(() -> copy.play(0)).isInstanceOf(IllegalMoveException.class);
    assertThatThrownBy(copy::pass).isInstanceOf(IllegalStateException.class);
    copy.undo();
    assertThat(copy.winner()).isEmpty();
    assertThat(copy.at(l8)).isEqualTo(Cell.VACANT);
    assertThat(copy.lastPoint()).hasValue(8 * 15 + 10);
    assertThatThrownBy(copy::undo).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void refusesOccupiedPoints() {
    MutableBoard copy = after("h8").mutableCopy();
    assertThatThrownBy(() -> copy.play(7 * 15 + 7)).hasMessage("h8: occupied");
    assertThatThrownBy(() -> copy.play(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> copy.vacant(224)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThat(copy.moveCount()).isZero();
  }

  @Test
  void remembersAPassBeforeTheCopy() {
    MutableBoard copy = after("h8").pass().mutableCopy();
    assertThat(copy.lastPoint()).isEmpty();
    copy.pass();
    assertThat(copy.outcome()).isEqualTo(Outcome.DRAWN);
  }

  @Test
  void undoesLongGames() {
    MutableBoard copy = new LineBoard(RuleSet.CARO_EXACT, Start.empty(5)).mutableCopy();
    Random random = new Random(3);
    int passes = 0;
    while (!copy.over()) {
      copy.play(copy.randomMove(random));
      if (!copy.over()) {
        copy.pass();
        passes++;
      }
    }
    assertThat(copy.moveCount()).isGreaterThan(passes).isGreaterThan(25);
    while (copy.moveCount() > 0) {
      copy.undo();
    }
    assertThat(copy.vacantCount()).isEqualTo(25);
  }

  private static Board after(String moves) {
    Board board = new LineBoard(RuleSet.FREESTYLE, Start.empty(15));
    for (Move move : MoveText.parse(moves, Stone.BLACK)) {
      board = board.play(((Move.Place) move).point());
    }
    return board;
  }
}
