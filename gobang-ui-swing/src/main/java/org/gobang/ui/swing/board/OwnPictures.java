package org.gobang.ui.swing.board;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.Optional;
import org.gobang.api.Stone;

/**
 * Pictures of the person, in place of what the board and the stones are made of.
 *
 * @param board what covers the board; empty for its theme
 * @param black a black stone, cut to a disc; empty for the one of the stone set
 * @param white a white stone
 */
public record OwnPictures(
    Optional<BufferedImage> board, Optional<BufferedImage> black, Optional<BufferedImage> white) {

  /** No pictures. */
  public static final OwnPictures NONE =
      new OwnPictures(Optional.empty(), Optional.empty(), Optional.empty());

  /** Below this luminance, of 255, a ground is dark. */
  static final double DARK = 128;

  /** The points at which a picture is looked at, in each direction. */
  private static final int SAMPLES = 16;

  Optional<BufferedImage> stone(Stone stone) {
    return stone == Stone.BLACK ? black : white;
  }

  /** Whether the picture of the board is dark on average. */
  static boolean isDark(BufferedImage picture) {
    double sum = 0;
    for (int i = 0; i < SAMPLES; i++) {
      for (int j = 0; j < SAMPLES; j++) {
        int x = (2 * i + 1) * picture.getWidth() / (2 * SAMPLES);
        int y = (2 * j + 1) * picture.getHeight() / (2 * SAMPLES);
        sum += luminance(new Color(picture.getRGB(x, y)));
      }
    }
    return sum / (SAMPLES * SAMPLES) < DARK;
  }

  /** As in ITU-R BT.601, from 0 to 255. */
  static double luminance(Color colour) {
    return 0.299 * colour.getRed() + 0.587 * colour.getGreen() + 0.114 * colour.getBlue();
  }
}
