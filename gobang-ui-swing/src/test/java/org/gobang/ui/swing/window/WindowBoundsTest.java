package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WindowBoundsTest {

  private static final Rectangle LEFT = new Rectangle(0, 25, 1280, 875);
  private static final Rectangle RIGHT = new Rectangle(1280, 0, 1920, 1080);

  @Test
  void keepsTheBoundsOfAVisibleWindow() {
    Rectangle before = new Rectangle(1400, 100, 900, 700);
    assertThat(WindowBounds.onScreen(before, List.of(LEFT, RIGHT))).isEqualTo(before);
  }

  @Test
  void movesAWindowFromAMissingScreen() {
    Rectangle before = new Rectangle(1400, 100, 900, 700);
    assertThat(WindowBounds.onScreen(before, List.of(LEFT)))
        .isEqualTo(new Rectangle(380, 100, 900, 700));
  }

  @Test
  void keepsEveryWindowOnTheScreens() {
    Random random = new Random(5);
    List<Rectangle> screens = List.of(LEFT, RIGHT);
    for (int i = 0; i < 1000; i++) {
      Rectangle wanted =
          new Rectangle(
              random.nextInt(8000) - 4000,
              random.nextInt(8000) - 4000,
              random.nextInt(4000),
              random.nextInt(3000));
      Rectangle place = WindowBounds.onScreen(wanted, screens);
      assertThat(screens.stream().anyMatch(screen -> inside(place, screen)))
          .as("%s", wanted)
          .isTrue();
    }
  }

  private static boolean inside(Rectangle place, Rectangle screen) {
    return place.x >= screen.x
        && place.y >= screen.y
        && place.x + place.width <= screen.x + screen.width
        && place.y + place.height <= screen.y + screen.height;
  }
}
