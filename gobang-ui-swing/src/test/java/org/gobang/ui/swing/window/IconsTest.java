package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Objects;
import javax.swing.Icon;
import javax.swing.JPanel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IconsTest {

  @ParameterizedTest
  @ValueSource(strings = {"new", "undo", "hint", "now", "pause", "resume", "resign"})
  void drawsInTheTextColourWithinItsSquare(String command) {
    Icon icon = Objects.requireNonNull(Icons.of(command));
    JPanel beside = new JPanel();
    beside.setForeground(Color.RED);
    int margin = 4;
    BufferedImage image =
        new BufferedImage(
            icon.getIconWidth() + 2 * margin,
            icon.getIconHeight() + 2 * margin,
            BufferedImage.TYPE_INT_ARGB);
    Graphics2D g = image.createGraphics();
    icon.paintIcon(beside, g, margin, margin);
    g.dispose();
    int inked = 0;
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        int pixel = image.getRGB(x, y);
        if (pixel >>> 24 > 0) {
          inked++;
          assertThat(pixel & 0xFFFFFF).isEqualTo(0xFF0000);
          assertThat(x).isBetween(margin, margin + icon.getIconWidth());
          assertThat(y).isBetween(margin, margin + icon.getIconHeight());
        }
      }
    }
    assertThat(inked).isGreaterThan(20);
  }

  @Test
  void unknownCommandHasNoIcon() {
    assertThat(Icons.of("dance")).isNull();
  }
}
