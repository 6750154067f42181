package org.gobang.ai.search.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Random;
import java.util.ServiceLoader;
import org.gobang.api.OptionValues;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.junit.jupiter.api.Test;

class OpeningCandidatesTest {

  private static final int WANTED = 32;

  /** Counts what it draws. */
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

  /** The second stone of a protocol with squares has eight points. */
  private static Board afterOneStone() {
    OpeningCandidatesTest.class.getModule().addUses(BoardProvider.class);
    BoardProvider renju =
        ServiceLoader.load(BoardProvider.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(provider -> provider.id().equals("renju"))
            .findFirst()
            .orElseThrow();
    OptionValues tarannikov = OptionValues.of(renju.options(), Map.of("opening", "tarannikov"));
    return renju.create(tarannikov, Start.empty(15)).play(Point.parse("h8"));
  }

  @Test
  void drawsAllWhereThereAreFewAndEndsSoon() {
    assertThat(candidates.draw(afterOneStone(), WANTED, () -> false)).hasSize(8);
    assertThat(random.draws).isLessThan(200);
  }

  @Test
  void drawsOneWhereThereIsNoTime() {
    assertThat(candidates.draw(afterOneStone(), WANTED, () -> true)).hasSize(1);
  }
}
