package org.gobang.ui.swing.board;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.ObjDoubleConsumer;
import org.gobang.api.Stone;

/** Images of stones, painted once in screen pixels and then copied. */
final class StoneImages {

  /** The radius of an image, as a part of a cell. */
  private static final double REACH = 0.72;

  private final double cell;
  private final double scale;
  private final BoardStyle style;
  private final Map<Stone, BufferedImage> stones = new EnumMap<>(Stone.class);
  private final BufferedImage shadow;

  /**
   * Creates the images.
   *
   * @param cell the distance between two lines
   * @param scale the pixels per unit
   */
  StoneImages(double cell, double scale, BoardStyle style) {
    this.cell = cell;
    this.scale = scale;
    this.style = style;
    for (Stone stone : Stone.values()) {
      stones.put(stone, image((shapes, middle) -> shapes.paintStone(stone, middle, middle)));
    }
    this.shadow = image((shapes, middle) -> shapes.paintShadow(middle, middle));
  }

  boolean fits(double otherCell, double otherScale, BoardStyle otherStyle) {
    return cell == otherCell && scale == otherScale && style.equals(otherStyle);
  }

  private BufferedImage image(ObjDoubleConsumer<StonePainter> painting) {
    double side = Math.ceil(2 * REACH * cell * scale) / scale;
    return Pixels.paint(
        side,
        side,
        scale,
        g -> painting.accept(new StoneShapes(new GraphicsCanvas(g), cell, style), side / 2));
  }

  /** Returns a painter that copies the images. */
  StonePainter on(Graphics2D g) {
    return new StonePainter() {
      @Override
      public void paintStone(Stone stone, double x, double y) {
        copy(g, Objects.requireNonNull(stones.get(stone)), x, y);
      }

      @Override
      public void paintShadow(double x, double y) {
        copy(g, shadow, x, y);
      }
    };
  }

  private void copy(Graphics2D g, BufferedImage image, double x, double y) {
    double half = image.getWidth() / scale / 2;
    Pixels.copy(g, image, x - half, y - half);
  }
}
