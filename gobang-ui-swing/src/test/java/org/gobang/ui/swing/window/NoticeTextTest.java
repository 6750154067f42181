package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import org.gobang.presentation.text.Notice;
import org.gobang.ui.swing.present.TextSize;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NoticeTextTest {

  /** Returns the relative luminance of a colour by WCAG. */
  private static double light(Color colour) {
    double light = 0;
    int[] parts = {colour.getRed(), colour.getGreen(), colour.getBlue()};
    double[] shares = {0.2126, 0.7152, 0.0722};
    for (int i = 0; i < parts.length; i++) {
      double part = parts[i] / 255.0;
      light += shares[i] * (part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4));
    }
    return light;
  }

  private static double contrast(Color one, Color other) {
    double first = light(one) + 0.05;
    double second = light(other) + 0.05;
    return Math.max(first, second) / Math.min(first, second);
  }

  @ParameterizedTest
  @ValueSource(strings = {"light", "dark"})
  void highlightsAFailureLegibly(String look) throws Exception {
    SwingUtilities.invokeAndWait(
        () -> {
          ThemeSwitcher.apply(look, () -> false, TextSize.USUAL);
          NoticeText notice = new NoticeText();
          JComponent shown = notice.component();
          notice.show(new Notice("Saved.", false));
          assertThat(shown.isOpaque()).isFalse();
          assertThat(shown.getInsets().left).isZero();
          notice.show(new Notice("It failed.", true));
          assertThat(shown.isOpaque()).isTrue();
          assertThat(shown.getInsets().left).as("a bar").isPositive();
          assertThat(contrast(shown.getForeground(), shown.getBackground())).isGreaterThan(7);
          notice.show(Notice.NONE);
          assertThat(shown.isOpaque()).isFalse();
          assertThat(shown.getInsets().left).isZero();
        });
  }
}
