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

/** Tests colours on a board with two stones per turn and a game of six moves. */
class BoardMovesTest {

  private static final Board EMPTY = new Pairs(List.of());

  private record Pairs(List<Move> moves) implements Board {

    @Override
    public String rules() {
      return "pairs";
    }

    @Override
    public Start start() {
      return Start.empty(5);
    }

    @Override
    public Stone toMove() {
      return moves.size() / 2 % 2 == 0 ? Stone.BLACK : Stone.WHITE;
    }

    @Override
    public int stonesLeft() {
      return 2 - moves.size() % 2;
    }

    @Override
    public int captured(Stone stone) {
      return stone == Stone.WHITE ? moves.size() : 0;
    }

    @Override
    public Cell at(int column, int row) {
      return moves.stream()
          .filter(move -> move.toString().equals(new Point(column, row).toString()))
          .map(move -> Cell.of(move.stone()))
          .findFirst()
          .orElse(Cell.VACANT);
    }

    @Override
    public Verdict judge(Stone stone, Point point) {
      return at(point) == Cell.VACANT
          ? Verdict.ALLOWED
          : new Verdict.Refused(Verdict.Refused.OCCUPIED, List.of(), false);
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

    private Board with(Move move) {
      List<Move> longer = new ArrayList<>(moves);
      longer.add(move);
      return new Pairs(List.copyOf(longer));
    }

    @Override
    public Outcome outcome() {
      return moves.size() < 6
          ? Outcome.UNDECIDED
          : new Outcome.Won(Stone.WHITE, List.of(), "patience");
    }
  }

  private static String colours(String text) {
    StringBuilder colours = new StringBuilder();
    for (Move move : BoardMoves.read(text, EMPTY)) {
      colours.append(move.stone() == Stone.BLACK ? 'b' : 'w');
    }
    return colours.toString();
  }

  @Test
  void assignsTheColourOfTheSideToMove() {
    assertThat(colours("a1 a2 a3 pass a5")).isEqualTo("bbwwb");
    assertThat(BoardMoves.read("a1 pass", EMPTY))
        .containsExactly(
            new Move.Place(Stone.BLACK, Point.parse("a1")), new Move.Pass(Stone.BLACK));
    assertThat(BoardMoves.read("", EMPTY)).isEmpty();
  }

  @Test
  void alternatesColoursAfterARefusedMove() {
    assertThat(colours("a1 a1 a2 a3 a4")).isEqualTo("bbwbw");
    assertThat(colours("a1 a2 a3 a4 a5 b1 b2 pass b3")).as("over").isEqualTo("bbwwbbwbw");
  }

  @Test
  void refusesAnInvalidMove() {
    assertThatThrownBy(() -> BoardMoves.read("a1 no", EMPTY))
        .isInstanceOf(RefusedException.class)
        .hasMessageStartingWith("move 2 (no): ");
  }

  @Test
  void mutableCopyHasTheSameTurnsAndCaptures() {
    MutableBoard copy = EMPTY.mutableCopy();
    copy.play(7);
    assertThat(copy.stonesLeft()).isEqualTo(1);
    assertThat(copy.toMove()).isEqualTo(Stone.BLACK);
    assertThat(copy.captured(Stone.WHITE)).isEqualTo(1);
    assertThat(copy.lastPoint()).hasValue(7);
    while (!copy.over()) {
      copy.pass();
    }
    assertThat(copy.winner()).contains(Stone.WHITE);
    copy.undo();
    assertThat(copy.captured(Stone.WHITE)).isEqualTo(5);
    assertThat(copy.winner()).isEmpty();
  }

  @Test
  void winRequiresALineOrAKind() {
    assertThatThrownBy(() -> new Outcome.Won(Stone.BLACK, List.of()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Outcome.Won(Stone.BLACK, List.of(), " "))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
