package org.gobang.ai.search.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.junit.jupiter.api.Test;

class OpeningCandidatesTest {

  private static final int WANTED = 32;

  /** A random generator that counts its draws. */
  private static final class CountingRandom extends Random {
    private static final long serialVersionUID = 1L;

    private int draws;

    CountingRandom() {
      super(1);
    }

    @Override
    public int nextInt(int bound) {
      draws++;
      return super.nextInt(bound);
    }
  }

  private final CountingRandom random = new CountingRandom();
  private final OpeningCandidates candidates = new OpeningCandidates(random);

  /** Returns a board after one stone of an opening rule that allows eight points for the second. */
  private static Board afterOneStone() {
    return OpeningBoards.empty("tarannikov").play(Point.parse("h8"));
  }

  @Test
  void drawsAllOfFewCandidates() {
    assertThat(candidates.draw(afterOneStone(), WANTED, () -> false)).hasSize(8);
    assertThat(random.draws).isLessThan(200);
  }

  @Test
  void drawsOneCandidateWithoutTime() {
    assertThat(candidates.draw(afterOneStone(), WANTED, () -> true)).hasSize(1);
  }
}
