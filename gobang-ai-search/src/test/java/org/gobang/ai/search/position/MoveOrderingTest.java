package org.gobang.ai.search.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class MoveOrderingTest {

  private static final String OWN = NumberSections.resource(MoveOrdering.RESOURCE);

  @Test
  void bundledOrderingSurvivesARoundTrip() {
    String text = MoveOrdering.parse(OWN).text(List.of("made by hand"));
    assertThat(text).startsWith("# made by hand\nattack\n");
    assertThat(MoveOrdering.parse(text).text(List.of("made by hand"))).isEqualTo(text);
  }

  @Test
  void refusesMalformedText() {
    refuses(OWN.replace("defence", "defense"), "section defence is missing|not a weight");
    refuses(OWN + "7", "too many weights: 7");
  }

  private static void refuses(String text, String why) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MoveOrdering.parse(text))
        .withMessageMatching("(?s).*(" + why + ").*");
  }

  @Test
  void requiresItsSize() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new MoveOrdering(new int[3], new int[3], new int[3]));
  }

  @Test
  void stoppingAnOpenFourComesBeforeMakingAThree() {
    MoveOrdering ordering = MoveOrdering.bundled();
    int nothing = PointCodes.of(0, 0, 0, 0);
    int openFour = PointCodes.of(LinePattern.OPEN_FOUR, 0, 0, 0);
    int three = PointCodes.of(LinePattern.THREE, 0, 0, 0);
    int taking =
        ordering.attack(nothing)
            + ordering.defence(openFour)
            + ordering.pair(Shape.NONE, Shape.OPEN_FOUR);
    int making =
        ordering.attack(three) + ordering.defence(nothing) + ordering.pair(Shape.THREE, Shape.NONE);
    assertThat(taking).isGreaterThan(making);
  }

  @Test
  void shapesOfRenjuCountAsSimilarOnes() {
    MoveOrdering ordering = MoveOrdering.bundled();
    for (int other = 0; other < Shape.COUNT; other++) {
      assertThat(ordering.pair(Shape.UNVERIFIED_FOUR, other))
          .isEqualTo(ordering.pair(Shape.FOUR_THREE, other));
      assertThat(ordering.pair(other, Shape.FORBIDDEN))
          .isEqualTo(ordering.pair(other, Shape.OPEN_FOUR));
    }
  }
}
