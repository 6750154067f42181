package org.gobang.ui.swing.board;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import org.jspecify.annotations.Nullable;

/** A cache of the board without stones, painted once per size, look and density. */
final class BoardBackground {

  private @Nullable Sheet sheet;

  private record Sheet(Geometry geometry, BoardStyle style, double scale, BufferedImage image) {

    boolean fits(Geometry otherGeometry, BoardStyle otherStyle, double otherScale) {
      return geometry.equals(otherGeometry) && style.equals(otherStyle) && scale == otherScale;
    }
  }

  /** Paints the board from its upper left corner. */
  void paint(Graphics2D g, Geometry geometry, BoardStyle style) {
    Pixels.copy(g, image(geometry, style, g.getTransform().getScaleX()), 0, 0);
  }

  BufferedImage image(Geometry geometry, BoardStyle style, double scale) {
    Sheet known = sheet;
    if (known == null || !known.fits(geometry, style, scale)) {
      Background background = new Background(geometry, style, scale);
      BufferedImage image =
          Pixels.paint(
              geometry.width(),
              geometry.height(),
              scale,
              g -> background.paint(new GraphicsCanvas(g)));
      known = new Sheet(geometry, style, scale, image);
      sheet = known;
    }
    return known.image();
  }
}
