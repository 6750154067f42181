package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;

class IconsTest {

  @Test
  void theSignOfTheApplicationIsAStoneOnABoardInEverySize() {
    assertThat(Icons.application()).extracting(image -> image.getWidth(null)).contains(16, 32, 48);
    assertThat(Icons.application())
        .allSatisfy(
            image -> {
              BufferedImage pixels = (BufferedImage) image;
              int middle = pixels.getWidth() / 2;
              Color stone = new Color(pixels.getRGB(middle, middle));
              Color board = new Color(pixels.getRGB(middle * 3 / 2, middle * 3 / 2 - middle / 5));
              assertThat(stone.getRed()).isLessThan(100);
              assertThat(board.getRed()).isGreaterThan(100);
              assertThat(pixels.getRGB(0, 0) >>> 24).isLessThan(128);
            });
  }
}
