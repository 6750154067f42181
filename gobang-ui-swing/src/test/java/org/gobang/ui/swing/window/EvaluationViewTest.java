package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLightLaf;
import java.awt.Color;
import java.awt.event.MouseEvent;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.player.Score;
import org.gobang.presentation.review.EvaluationGraph;
import org.gobang.presentation.review.EvaluationGraph.Curve;
import org.gobang.presentation.review.EvaluationGraph.Mark;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The graph is painted on images: no screen is needed. */
class EvaluationViewTest {

  private static final int WIDTH = 214;
  private static final int HEIGHT = 64;

  private final List<Integer> gone = new ArrayList<>();
  private final EvaluationView view =
      new EvaluationView((curve, mark) -> curve.player() + " " + mark.ply(), gone::add);

  @BeforeEach
  void light() {
    FlatLightLaf.setup();
    view.setSize(WIDTH, HEIGHT);
  }

  private static Curve curve(String player, Optional<Stone> side, double height, int... plies) {
    List<Mark> marks = new ArrayList<>();
    for (int ply : plies) {
      marks.add(new Mark(ply, Stone.BLACK, new Score.Estimate(0), height));
    }
    return new Curve(player, side, marks);
  }

  private Color at(int x, double height) {
    BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
    view.paint(image.createGraphics());
    return new Color(image.getRGB(x, (int) (HEIGHT / 2.0 - height * (HEIGHT / 2.0 - 7))));
  }

  private static boolean blue(Color colour) {
    return colour.getBlue() > colour.getRed() + 60;
  }

  private static boolean orange(Color colour) {
    return colour.getRed() > colour.getBlue() + 60;
  }

  @Test
  void aCurveForEachPlayerInAColourOfItsOwn() {
    view.show(
        new EvaluationGraph(
            10,
            List.of(
                curve("a", Optional.of(Stone.BLACK), 0.8, 1, 3, 5, 7, 9),
                curve("b", Optional.of(Stone.WHITE), -0.8, 2, 4, 6, 8))),
        0);
    assertThat(at(107, 0.8)).matches(EvaluationViewTest::blue);
    assertThat(at(107, -0.8)).matches(EvaluationViewTest::orange);
    assertThat(at(107, 0.4)).isEqualTo(at(150, 0.4));
  }

  @Test
  void aClickGoesToTheNearestMove() {
    press(100);
    assertThat(gone).as("nothing is shown").isEmpty();
    view.show(new EvaluationGraph(10, List.of(curve("a", Optional.empty(), 0, 1, 3))), 0);
    press(-5);
    press(7);
    press(7 + 20);
    press(7 + 29);
    press(7 + 31);
    press(WIDTH + 50);
    assertThat(gone).containsExactly(0, 0, 1, 1, 2, 10);
  }

  private void press(int x) {
    view.dispatchEvent(
        new MouseEvent(view, MouseEvent.MOUSE_PRESSED, 0, 0, x, 9, 1, false, MouseEvent.BUTTON1));
  }

  @Test
  void tellsWhatWasHeldNearThePointer() {
    view.show(
        new EvaluationGraph(
            10,
            List.of(
                curve("a", Optional.of(Stone.BLACK), 0.8, 1, 3),
                curve("b", Optional.of(Stone.WHITE), 0.7, 2, 4))),
        0);
    assertThat(tip(3)).isEqualTo("a 3   b 2");
    assertThat(tip(5)).isEqualTo("b 4");
    assertThat(tip(8)).isNull();
  }

  private @Nullable String tip(int ply) {
    int x = 7 + 20 * ply;
    return view.getToolTipText(new MouseEvent(view, MouseEvent.MOUSE_MOVED, 0, 0, x, 9, 0, false));
  }
}
