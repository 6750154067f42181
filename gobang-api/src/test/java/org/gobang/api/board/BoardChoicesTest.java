package org.gobang.api.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.junit.jupiter.api.Test;

class BoardChoicesTest {

  private static final Board EMPTY = new Declaring(List.of());

  @Test
  void assignsMovesAndChoicesToTheSidesOfTheBoard() {
    assertThat(BoardMoves.read("a1 b1 swap c1", EMPTY))
        .containsExactly(
            new Move.Place(Stone.BLACK, new Point(0, 0)),
            new Move.Place(Stone.WHITE, new Point(1, 0)),
            new Move.Choose(Stone.BLACK, "swap"),
            new Move.Place(Stone.WHITE, new Point(2, 0)));
  }

  @Test
  void refusesAnUnavailableChoice() {
    String why = "not a point such as h8, nor pass, nor a choice that is offered there";
    assertThatThrownBy(() -> BoardMoves.read("a1 swap", EMPTY))
        .isInstanceOf(RefusedException.class)
        .hasMessage("move 2 (swap): " + why);
    assertThatThrownBy(() -> BoardMoves.read("a1 b1 hello", EMPTY))
        .hasMessage("move 3 (hello): " + why);
  }

  @Test
  void alternatesColoursAfterARefusedMove() {
    assertThat(BoardMoves.read("a1 a1 b1", EMPTY))
        .extracting(Move::stone)
        .containsExactly(Stone.BLACK, Stone.WHITE, Stone.BLACK);
  }

  @Test
  void playsAMoveOfEachKind() {
    assertThat(EMPTY.play(new Move.Pass(Stone.BLACK)).moves()).hasToString("[pass]");
    Board offering = EMPTY.play(new Move.Place(Stone.BLACK, new Point(0, 0))).pass();
    assertThat(offering.play(new Move.Choose(Stone.BLACK, "swap")).swapped()).isTrue();
    assertThatThrownBy(() -> EMPTY.play(new Move.Choose(Stone.BLACK, "swap")))
        .isInstanceOf(IllegalMoveException.class)
        .hasMessage("swap: not-offered");
  }

  @Test
  void mutableCopyMakesTheFirstRequiredChoice() {
    MutableBoard copy = EMPTY.mutableCopy();
    copy.play(0);
    copy.play(1);
    assertThat(copy.toMove()).isEqualTo(Stone.WHITE);
    assertThat(copy.allows(2)).isTrue();
    assertThat(copy.lastPoint()).hasValue(1);
    copy.undo();
    assertThat(copy.vacantCount()).isEqualTo(24);
  }

  /** A board on which Black's player has to swap after two moves, then White is to move. */
  private record Declaring(List<Move> moves) implements Board {

    @Override
    public String rules() {
      return "declaring";
    }

    @Override
    public Start start() {
      return Start.empty(5);
    }

    @Override
    public Stone toMove() {
      return moves.size() == 1 ? Stone.WHITE : moves.size() == 3 ? Stone.WHITE : Stone.BLACK;
    }

    @Override
    public Stone toAct() {
      return moves.size() == 1 ? Stone.BLACK : toMove();
    }

    @Override
    public boolean swapped() {
      return moves.size() > 2;
    }

    @Override
    public List<String> choices() {
      return moves.size() == 2 ? List.of("swap") : List.of();
    }

    @Override
    public Cell at(int column, int row) {
      return moves.stream()
          .filter(
              each -> each instanceof Move.Place put && put.point().equals(new Point(column, row)))
          .map(each -> Cell.of(each.stone()))
          .findFirst()
          .orElse(column < 5 && row < 5 ? Cell.VACANT : Cell.OUTSIDE);
    }

    @Override
    public Verdict judge(Stone stone, Point point) {
      if (at(point) != Cell.VACANT) {
        return new Verdict.Refused(Verdict.Refused.OCCUPIED, List.of(), false);
      }
      return choices().isEmpty()
          ? Verdict.ALLOWED
          : new Verdict.Refused(Verdict.Refused.CHOICE_FIRST, List.of(), false);
    }

    @Override
    public Board play(Point point) {
      if (judge(toMove(), point) instanceof Verdict.Refused refused) {
        throw new IllegalMoveException(point, refused);
      }
      return with(new Move.Place(toMove(), point));
    }

    @Override
    public Board pass() {
      return with(new Move.Pass(toMove()));
    }

    @Override
    public Board choose(String key) {
      return choices().contains(key)
          ? with(new Move.Choose(toAct(), key))
          : Board.super.choose(key);
    }

    private Board with(Move move) {
      List<Move> next = new ArrayList<>(moves);
      next.add(move);
      return new Declaring(List.copyOf(next));
    }

    @Override
    public Outcome outcome() {
      return Outcome.UNDECIDED;
    }
  }
}
