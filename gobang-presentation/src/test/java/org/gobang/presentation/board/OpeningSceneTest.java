package org.gobang.presentation.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.presentation.AskingPosition;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

/** Tests showing an opening on the board. */
class OpeningSceneTest {

  private static final Point A1 = Point.parse("a1");
  private static final Point B2 = Point.parse("b2");
  private static final Point G7 = Point.parse("g7");

  private final AskingPosition position = new AskingPosition();

  private BoardScene scene(String moves) {
    return new BoardSceneBuilder(position.after(moves, Locale.ENGLISH), any -> true).scene(true);
  }

  private static String words(BoardScene scene, Point point) {
    return new PointDescription(Texts.shared(Locale.ENGLISH))
        .of(point, scene.spot(point), Optional.ofNullable(scene.forbidden().get(point)));
  }

  @Test
  void showsAllowedPointsForTheNextStone() {
    position.region(AskingPosition.square(3));
    BoardScene scene = scene("h8");
    assertThat(scene.spot(G7).opening()).isEqualTo(PointScene.Opening.REGION);
    assertThat(words(scene, G7)).isEqualTo("g7, empty, allowed by the opening rule");
    assertThat(scene.admits(G7)).isTrue();
    assertThat(scene.admits(A1)).isFalse();
    assertThat(scene.admits(Point.parse("h8"))).as("occupied").isFalse();
  }

  @Test
  void numbersTheOffersAndCrossesOutSymmetricPoints() {
    position.choices("offer-a1").offers(3);
    BoardScene scene = scene("h8 h9 h10 h11 fifths-3 offer-b2");
    assertThat(scene.spot(B2).ghost()).contains(Stone.BLACK);
    assertThat(scene.spot(B2).hovered(Stone.BLACK).label()).isEqualTo("1");
    assertThat(words(scene, B2)).isEqualTo("b2, empty, offered as fifth move 1");
    assertThat(scene.spot(AskingPosition.EXCLUDED).opening())
        .isEqualTo(PointScene.Opening.EXCLUDED);
    assertThat(words(scene, AskingPosition.EXCLUDED)).isEqualTo("o1, empty, No symmetric here.");
    assertThat(scene.admits(A1)).isTrue();
    assertThat(scene.admits(B2)).as("already offered").isFalse();
    assertThat(scene.admits(AskingPosition.EXCLUDED)).isFalse();
  }

  @Test
  void picksAnOfferedPoint() {
    position.toAct(Stone.WHITE).region(List.of(A1, B2));
    BoardScene scene = scene("h8 h9 h10 h11 fifths-2 offer-b2 offer-a1");
    assertThat(scene.spot(A1).label()).isEqualTo("2");
    assertThat(scene.admits(A1)).isTrue();
    assertThat(scene.admits(G7)).isFalse();
  }
}
