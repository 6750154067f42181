package org.gobang.ai.search.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.junit.jupiter.api.Test;

class OpeningPlayTest {

  /** Evaluations with an even fourth best move. */
  private record Falling(boolean isOver) implements OpeningSearch {
    @Override
    public List<Valued> best(Board board, List<Point> among, int lines, double part) {
      List<Point> vacant = board.vacant();
      return IntStream.range(0, lines)
          .mapToObj(i -> new Valued(vacant.get(i), 300 - 100 * i))
          .toList();
    }
  }

  private static Move declared(boolean over) throws InterruptedException {
    Board board =
        OpeningBoards.empty("yamaguchi")
            .play(Point.parse("h8"))
            .play(Point.parse("i9"))
            .play(Point.parse("j9"));
    List<Move> plan = new OpeningPlay(new Falling(over), new Random(1), 0).plan(board);
    return plan.get(plan.size() - 1);
  }

  @Test
  void declaresTheNumberForAnEvenPosition() throws InterruptedException {
    assertThat(((Move.Choose) declared(false)).key()).isEqualTo("fifths-4");
  }

  @Test
  void declaresOneWithoutTime() throws InterruptedException {
    assertThat(((Move.Choose) declared(true)).key()).isEqualTo("fifths-1");
  }
}
