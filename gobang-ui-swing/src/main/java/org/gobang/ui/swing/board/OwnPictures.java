package org.gobang.ui.swing.board;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.Optional;
import org.gobang.api.Stone;

/**
 * Pictures chosen by the user for the board and the stones.
 *
 * @param board the picture of the board; empty for its theme
 * @param black the picture of a black stone, cut to a disc; empty for the stone set
 * @param white the picture of a white stone, cut to a disc; empty for the stone set
 */
public record OwnPictures(
    Optional<BufferedImage> board, Optional<BufferedImage> black, Optional<BufferedImage> white) {

  /** No pictures. */
  public static final OwnPictures NONE =
      new OwnPictures(Optional.empty(), Optional.empty(), Optional.empty());

  /** The luminance below which a background is dark, on a scale to 255. */
  static final double DARK = 128;

  /** The number of samples of a picture in each direction. */
  private static final int SAMPLES = 16;

  Optional<BufferedImage> stone(Stone stone) {
    return stone == Stone.BLACK ? black : white;
  }

  /** Returns whether the picture of the board is dark on average. */
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

  /** Returns the luminance by ITU-R BT.601, from 0 to 255. */
  static double luminance(Color colour) {
    return 0.299 * colour.getRed() + 0.587 * colour.getGreen() + 0.114 * colour.getBlue();
  }
}
