package org.gobang.ui.swing.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class AppIconTest {

  @Test
  void drawsAStoneOnABoardInEverySize() {
    assertThat(AppIcon.images()).extracting(image -> image.getWidth(null)).contains(16, 32, 48);
    assertThat(AppIcon.images())
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

  /** After a change of the icon, write the file again from this output. */
  @Test
  void menuFileHasTheSameDrawing() {
    assertThat(Path.of("../tools/gobang-dist/src/main/icons/gobang.svg")).hasContent(AppIcon.svg());
  }
}
