package org.gobang.ui.swing.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.TextLayout;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import org.gobang.ui.swing.present.PointMessage;

/** A painter of a message in a bubble that points to a place. */
final class BubblePainter {

  /** The width at which text wraps, in font sizes. */
  private static final float WIDEST = 21.5f;

  private static final double PADDING = 9;
  private static final double ARROW = 8;
  private static final Color GROUND = new Color(0x26292E);
  private static final Color INK = new Color(0xF5F5F3);

  private final List<TextLayout> lines;
  private final Rectangle2D box;
  private final double tipX;
  private final double tipY;
  private final boolean above;

  /**
   * Creates a painter of a bubble above a point, or below it if there is no space above, within the
   * width of the board.
   */
  BubblePainter(PointMessage bubble, Font font, Geometry geometry, double width) {
    float widest = (float) Math.min(WIDEST * font.getSize2D(), width - 40);
    lines = TextLayouts.wrap(bubble.sentence(), font, widest);
    double textWidth = lines.stream().mapToDouble(TextLayout::getAdvance).max().orElse(0);
    double textHeight = lines.stream().mapToDouble(BubblePainter::height).sum();
    double boxWidth = textWidth + 2 * PADDING;
    double boxHeight = textHeight + 2 * PADDING - 3;
    double away = geometry.cell() * 0.5;
    tipX = geometry.x(bubble.point());
    double y = geometry.y(bubble.point());
    above = y - away - ARROW - boxHeight > 2;
    tipY = above ? y - away : y + away;
    double x = Math.max(4, Math.min(width - boxWidth - 4, tipX - boxWidth / 2));
    box =
        new Rectangle2D.Double(
            x, above ? tipY - ARROW - boxHeight : tipY + ARROW, boxWidth, boxHeight);
  }

  private static double height(TextLayout line) {
    return line.getAscent() + line.getDescent() + line.getLeading() + 1;
  }

  /** Returns the bounds of all painted parts. */
  Rectangle2D bounds() {
    Rectangle2D bounds = box.createUnion(new Rectangle2D.Double(tipX - ARROW, tipY, 2 * ARROW, 0));
    return new Rectangle2D.Double(
        bounds.getX() - 4, bounds.getY() - 4, bounds.getWidth() + 8, bounds.getHeight() + 10);
  }

  void paint(Graphics2D g) {
    RoundRectangle2D round =
        new RoundRectangle2D.Double(
            box.getX(), box.getY(), box.getWidth(), box.getHeight(), 12, 12);
    Canvas canvas = new GraphicsCanvas(g);
    Background.shadow(canvas, box, 3, 2, 22);
    canvas.fill(round, GROUND);
    canvas.fill(arrow(), GROUND);
    canvas.draw(round, new BasicStroke(1f), new Color(255, 255, 255, 40));
    g.setColor(INK);
    double y = box.getY() + PADDING - 1;
    for (TextLayout line : lines) {
      line.draw(g, (float) (box.getX() + PADDING), (float) (y + line.getAscent()));
      y += height(line);
    }
  }

  private Path2D arrow() {
    double base = above ? box.getMaxY() - 1 : box.getY() + 1;
    double middle = Math.max(box.getX() + 14, Math.min(box.getMaxX() - 14, tipX));
    Path2D arrow = new Path2D.Double();
    arrow.moveTo(middle - ARROW, base);
    arrow.lineTo(tipX, tipY);
    arrow.lineTo(middle + ARROW, base);
    arrow.closePath();
    return arrow;
  }
}
