package org.gobang.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.junit.jupiter.api.Test;

class QuietPositionTest {

  private static final int SIZE = 15;

  private static List<QuietPosition> positions(String line, Rules rules) {
    return QuietPosition.of(new SearchPosition(rules, SIZE), GameLine.parse(line, SIZE));
  }

  private static double value(String moves, Rules rules) {
    SearchPosition position = new SearchPosition(rules, SIZE);
    GameLine.parse("0 | draw | 0 | " + moves, SIZE).points().forEach(position::makeMove);
    return position.evaluation() / 200.0;
  }

  @Test
  void evaluatesPositionsAfterTheOpeningForTheSideToMove() {
    for (Rules rules : Rules.values()) {
      assertThat(positions("0 | black | 2 | h8 h9 i9 g7 j10", rules))
          .containsExactly(
              new QuietPosition(SearchPosition.BLACK, value("h8 h9", rules), 1, false),
              new QuietPosition(SearchPosition.WHITE, value("h8 h9 i9", rules), 0, false),
              new QuietPosition(SearchPosition.BLACK, value("h8 h9 i9 g7", rules), 1, false));
      assertThat(positions("0 | draw | 1 | h8 h9", rules))
          .containsExactly(new QuietPosition(SearchPosition.WHITE, value("h8", rules), 0.5, false));
    }
  }

  @Test
  void excludesTheEmptyBoard() {
    assertThat(positions("0 | white | 0 | h8 h9", Rules.FREESTYLE))
        .extracting(QuietPosition::result)
        .containsExactly(1.0);
    assertThat(positions("0 | white | 3 | h8 h9", Rules.FREESTYLE)).isEmpty();
  }

  @Test
  void excludesForcedPositionsAndMarksOpenFours() {
    List<QuietPosition> positions =
        positions("0 | black | 1 | h8 a1 i8 o15 j8 a15 g8 f8 k8", Rules.FREESTYLE);

    // Up to a15, where Black's three threatens an open four. Later moves are forced.
    assertThat(positions)
        .extracting(QuietPosition::result)
        .containsExactly(0.0, 1.0, 0.0, 1.0, 0.0);
    assertThat(positions)
        .extracting(QuietPosition::openFourThreatened)
        .containsExactly(false, false, false, false, true);
  }
}
