package org.gobang.ui.swing.board;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.ui.swing.present.Spot;

/** Paints what stands on the points of a board. */
final class BoardPainter {

  private static final Color HINT = new Color(0x1FAF52);
  private static final Color FOCUS = new Color(0x2D7FF9);
  private static final Color WIN = new Color(0xF2B705);

  /** The colours of the heat map, from the coldest to the hottest. */
  private static final int[] HEAT = {0xC3E4F2, 0x93B9EA, 0xB48BE0, 0xDE559C, 0xCF1730};

  private final Geometry geometry;
  private final Theme theme;
  private final StoneImages stones;

  BoardPainter(Geometry geometry, Theme theme, StoneImages stones) {
    this.geometry = geometry;
    this.theme = theme;
    this.stones = stones;
  }

  /** What lies below all stones: a stone's shadow may fall on its neighbour's point. */
  void paintBelow(Graphics2D g, Point point, Spot spot) {
    if (spot.stone().isPresent()) {
      stones.paintShadow(g, geometry.x(point), geometry.y(point));
    }
  }

  /** The stone of a point, and all that is marked there. */
  void paint(Graphics2D g, Point point, Spot spot) {
    double x = geometry.x(point);
    double y = geometry.y(point);
    if (spot.heat() > 0) {
      heat(g, spot, x, y);
    }
    if (spot.stone().isPresent()) {
      stone(g, spot.stone().get(), spot, x, y);
    } else if (spot.ghost().isPresent()) {
      ghost(g, spot.ghost().get(), spot, x, y);
    } else if (!spot.weight().isEmpty()) {
      g.setFont(font(Font.BOLD, spot.weight().length() > 3 ? 0.29 : 0.34));
      g.setColor(spot.heat() > 6 ? Color.WHITE : new Color(0x10222E));
      Texts.centre(g, spot.weight(), x, y);
    }
    if (spot.forbidden()) {
      cross(g, x, y);
    }
    if (spot.hint()) {
      ring(g, x, y, 0.40, HINT, 0.09);
    }
    if (spot.focused()) {
      focus(g, x, y);
    }
  }

  private void stone(Graphics2D g, Stone stone, Spot spot, double x, double y) {
    stones.paintStone(g, stone, x, y);
    boolean black = stone == Stone.BLACK;
    if (!spot.label().isEmpty()) {
      g.setFont(font(Font.BOLD, spot.label().length() > 2 ? 0.34 : 0.42));
      Color ink = black ? new Color(0xF4F4F2) : new Color(0x1B1B1D);
      g.setColor(spot.last() ? lastColour(black) : ink);
      Texts.centre(g, spot.label(), x, y);
    } else if (spot.last() && !spot.winning()) {
      double r = geometry.cell() * 0.12;
      g.setColor(lastColour(black));
      g.fill(new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r));
    }
    if (spot.winning()) {
      ring(g, x, y, StoneImages.DIAMETER / 2 - 0.05, WIN, 0.09);
    }
  }

  private static Color lastColour(boolean black) {
    return black ? new Color(0xFF6B57) : new Color(0xD3301B);
  }

  private void ghost(Graphics2D g, Stone stone, Spot spot, double x, double y) {
    Composite before = g.getComposite();
    g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, 0.55f));
    stones.paintStone(g, stone, x, y);
    g.setComposite(before);
    if (!spot.label().isEmpty()) {
      g.setFont(font(Font.BOLD, 0.38));
      g.setColor(stone == Stone.BLACK ? Color.WHITE : Color.BLACK);
      Texts.centre(g, spot.label(), x, y);
    }
  }

  private void heat(Graphics2D g, Spot spot, double x, double y) {
    double r = geometry.cell() * (0.30 + 0.018 * spot.heat());
    g.setColor(heatColour(spot.heat()));
    g.fill(new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r));
  }

  /** From a light blue by way of violet to a strong red: told apart by lightness too. */
  static Color heatColour(int level) {
    int steps = HEAT.length - 1;
    double at = (level - 1) / 8.0 * steps;
    int below = Math.min(steps - 1, (int) at);
    double part = at - below;
    int[] mixed = new int[3];
    for (int i = 0; i < mixed.length; i++) {
      int shift = 8 * (2 - i);
      int from = HEAT[below] >> shift & 0xFF;
      int to = HEAT[below + 1] >> shift & 0xFF;
      mixed[i] = (int) Math.round(from + (to - from) * part);
    }
    return new Color(mixed[0], mixed[1], mixed[2], 205 + 5 * level);
  }

  private void cross(Graphics2D g, double x, double y) {
    double r = geometry.cell() * 0.15;
    g.setColor(theme.mark);
    g.setStroke(
        new BasicStroke(
            (float) Math.max(1.4, geometry.cell() * 0.07),
            BasicStroke.CAP_ROUND,
            BasicStroke.JOIN_ROUND));
    g.draw(new Line2D.Double(x - r, y - r, x + r, y + r));
    g.draw(new Line2D.Double(x - r, y + r, x + r, y - r));
  }

  private void ring(Graphics2D g, double x, double y, double radius, Color colour, double thick) {
    double r = geometry.cell() * radius;
    g.setColor(colour);
    g.setStroke(new BasicStroke((float) Math.max(1.5, geometry.cell() * thick)));
    g.draw(new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r));
  }

  private void focus(Graphics2D g, double x, double y) {
    double r = geometry.cell() * 0.49;
    Shape frame =
        new RoundRectangle2D.Double(
            x - r, y - r, 2 * r, 2 * r, geometry.cell() * 0.3, geometry.cell() * 0.3);
    float thick = (float) Math.max(1.5, geometry.cell() * 0.07);
    // Light below, so that it is seen on any ground.
    g.setColor(new Color(255, 255, 255, 200));
    g.setStroke(new BasicStroke(thick + 2));
    g.draw(frame);
    g.setColor(FOCUS);
    g.setStroke(new BasicStroke(thick));
    g.draw(frame);
  }

  /** The line that won, from its first stone to its last. */
  void paintLine(Graphics2D g, List<Point> line) {
    if (line.size() < 2) {
      return;
    }
    Point from = line.get(0);
    Point to = line.get(line.size() - 1);
    g.setColor(Background.translucent(WIN, 190));
    g.setStroke(
        new BasicStroke(
            (float) (geometry.cell() * 0.11), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    g.draw(new Line2D.Double(geometry.x(from), geometry.y(from), geometry.x(to), geometry.y(to)));
  }

  private Font font(int style, double cells) {
    return new Font(Font.SANS_SERIF, style, 1).deriveFont((float) (geometry.cell() * cells));
  }
}
