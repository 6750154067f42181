package org.gobang.ui.swing.board;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.ui.swing.present.Spot;

/** Paints what stands on the points of a board. */
final class BoardPainter {

  /** Below what is light and lies on stones of both colours. */
  private static final Color DARK = new Color(0, 0, 0, 130);

  /** Below a mark that may lie on anything. */
  private static final Color CASING = new Color(255, 255, 255, 200);

  /** Around what is as dark as some boards are. */
  private static final Color LIGHT = new Color(255, 255, 255, 120);

  private static final float LEAST_FONT = 5;

  private static final Comparator<Point> ORDER =
      Comparator.comparingInt(Point::row).thenComparingInt(Point::column);

  private final Geometry geometry;
  private final Theme theme;
  private final Palette palette;
  private final Stones stones;

  BoardPainter(Geometry geometry, Style style, Stones stones) {
    this.geometry = geometry;
    this.theme = style.theme();
    this.palette = style.palette();
    this.stones = stones;
  }

  /** All that stands on a board, and the line that won. */
  void paint(Graphics2D g, Map<Point, Spot> spots, List<Point> line) {
    // Neighbours touch: in one order they look the same each time.
    Map<Point, Spot> sorted = new TreeMap<>(ORDER);
    sorted.putAll(spots);
    sorted.forEach((point, spot) -> paintBelow(g, point, spot));
    sorted.forEach((point, spot) -> paint(g, point, spot));
    paintLine(g, line);
  }

  /** What lies below all stones: a stone's shadow may fall on its neighbour's point. */
  private void paintBelow(Graphics2D g, Point point, Spot spot) {
    if (spot.stone().isPresent()) {
      stones.paintShadow(g, geometry.x(point), geometry.y(point));
    }
  }

  /** The stone of a point, and all that is marked there. */
  private void paint(Graphics2D g, Point point, Spot spot) {
    double x = geometry.x(point);
    double y = geometry.y(point);
    if (spot.heat() > 0) {
      heat(g, spot, x, y);
    }
    if (spot.stone().isPresent()) {
      stone(g, spot.stone().get(), spot, x, y);
    } else if (spot.ghost().isPresent()) {
      ghost(g, spot.ghost().get(), spot, x, y);
    } else {
      weight(g, spot, x, y);
    }
    if (spot.forbidden() && spot.heat() > 0) {
      cross(g, x, y, CASING, 2);
    }
    if (spot.forbidden()) {
      cross(g, x, y, palette.forbidden(theme), 0);
    }
    if (spot.hint()) {
      cased(g, circle(x, y, 0.40), palette.hint, 0.09);
    }
    spot.pending().ifPresent(left -> cased(g, arc(x, y, left), palette.hand, 0.07));
    if (spot.focused()) {
      cased(g, frame(x, y), palette.hand, 0.07);
    }
  }

  /** Left out where it is too small to be read. */
  private void weight(Graphics2D g, Spot spot, double x, double y) {
    Font font = font(Font.BOLD, spot.weight().length() > 3 ? 0.29 : 0.34);
    if (font.getSize2D() >= LEAST_FONT) {
      g.setFont(font);
      g.setColor(palette.ink(spot.heat()));
      Texts.centre(g, spot.weight(), x, y);
    }
  }

  private void stone(Graphics2D g, Stone stone, Spot spot, double x, double y) {
    stones.paintStone(g, stone, x, y);
    boolean black = stone == Stone.BLACK;
    if (!spot.label().isEmpty()) {
      g.setFont(font(Font.BOLD, spot.label().length() > 2 ? 0.34 : 0.42));
      Color ink = black ? new Color(0xF4F4F2) : new Color(0x1B1B1D);
      g.setColor(spot.last() ? palette.last(black) : ink);
      Texts.centre(g, spot.label(), x, y);
    }
    if (spot.winning()) {
      ring(g, circle(x, y, Stones.DIAMETER / 2 - 0.05), 0.11, DARK);
      ring(g, circle(x, y, Stones.DIAMETER / 2 - 0.05), 0.08, palette.win);
    } else if (spot.last() && spot.label().isEmpty()) {
      g.setColor(palette.last(black));
      g.fill(circle(x, y, 0.12));
    } else if (spot.last()) {
      ring(g, circle(x, y, 0.38), 0.05, palette.last(black));
    }
  }

  private void ghost(Graphics2D g, Stone stone, Spot spot, double x, double y) {
    Composite before = g.getComposite();
    g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, 0.55f));
    stones.paintStone(g, stone, x, y);
    g.setComposite(before);
    ring(g, circle(x, y, Stones.DIAMETER / 2 - 0.02), 0.02, stone == Stone.BLACK ? LIGHT : DARK);
    if (!spot.label().isEmpty()) {
      g.setFont(font(Font.BOLD, 0.38));
      g.setColor(stone == Stone.BLACK ? Color.WHITE : Color.BLACK);
      Texts.centre(g, spot.label(), x, y);
    }
  }

  /** Disc by disc larger and darker. */
  private void heat(Graphics2D g, Spot spot, double x, double y) {
    g.setColor(Background.translucent(palette.heat(spot.heat()), 205 + 5 * spot.heat()));
    Shape disc = circle(x, y, 0.29 + 0.017 * spot.heat());
    g.fill(disc);
    ring(g, disc, 0.02, LIGHT);
  }

  private void cross(Graphics2D g, double x, double y, Color colour, float wider) {
    double r = geometry.cell() * 0.15;
    g.setColor(colour);
    g.setStroke(rounded(0.07, wider));
    g.draw(new Line2D.Double(x - r, y - r, x + r, y + r));
    g.draw(new Line2D.Double(x - r, y + r, x + r, y - r));
  }

  private Shape circle(double x, double y, double cells) {
    double r = geometry.cell() * cells;
    return new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r);
  }

  /** The rest of a ring that runs down from the top, as clocks go. */
  private Shape arc(double x, double y, double left) {
    double r = geometry.cell() * 0.5;
    return new Arc2D.Double(x - r, y - r, 2 * r, 2 * r, 90, 360 * left, Arc2D.OPEN);
  }

  private Shape frame(double x, double y) {
    double r = geometry.cell() * 0.49;
    double round = geometry.cell() * 0.3;
    return new RoundRectangle2D.Double(x - r, y - r, 2 * r, 2 * r, round, round);
  }

  private void ring(Graphics2D g, Shape shape, double cells, Color colour) {
    g.setColor(colour);
    g.setStroke(new BasicStroke(thick(cells)));
    g.draw(shape);
  }

  private Stroke rounded(double cells, float wider) {
    return new BasicStroke(thick(cells) + wider, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
  }

  private float thick(double cells) {
    return (float) Math.max(cells < 0.04 ? 1 : 1.5, geometry.cell() * cells);
  }

  /** Light below, so that it is seen on any ground. */
  private void cased(Graphics2D g, Shape shape, Color colour, double cells) {
    g.setColor(CASING);
    g.setStroke(new BasicStroke(thick(cells) + 2));
    g.draw(shape);
    ring(g, shape, cells, colour);
  }

  /** The line that won, from its first stone to its last. */
  private void paintLine(Graphics2D g, List<Point> line) {
    if (line.size() < 2) {
      return;
    }
    Point from = line.get(0);
    Point to = line.get(line.size() - 1);
    Shape through =
        new Line2D.Double(geometry.x(from), geometry.y(from), geometry.x(to), geometry.y(to));
    g.setColor(DARK);
    g.setStroke(rounded(0.14, 0));
    g.draw(through);
    g.setColor(Background.translucent(palette.win, 230));
    g.setStroke(rounded(0.1, 0));
    g.draw(through);
  }

  private Font font(int style, double cells) {
    return new Font(Font.SANS_SERIF, style, 1).deriveFont((float) (geometry.cell() * cells));
  }
}
