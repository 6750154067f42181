package org.gobang.ui.swing.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Shape;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.presentation.advice.Hint;
import org.gobang.presentation.board.PointScene;

/** A painter of stones and marks on the points of a board. */
final class BoardPainter {

  /** The background of light marks on stones of both colours. */
  private static final Color DARK = new Color(0, 0, 0, 130);

  /** The background of a mark on any board. */
  private static final Color CASING = new Color(255, 255, 255, 200);

  /** The outline of marks that are as dark as some boards. */
  private static final Color LIGHT = new Color(255, 255, 255, 120);

  private static final float LEAST_FONT = 5;
  private static final int HOTTEST = 9;

  /** The distance between the winning line and the centre of a numbered stone, in cells. */
  private static final double BESIDE_NUMBER = 0.34;

  private static final Comparator<Point> ORDER =
      Comparator.comparingInt(Point::row).thenComparingInt(Point::column);

  private final Geometry geometry;
  private final BoardStyle style;
  private final Palette palette;
  private final Canvas canvas;
  private final StonePainter stones;

  /**
   * Creates a painter on a canvas.
   *
   * @param stones the painter of stones
   */
  BoardPainter(Geometry geometry, BoardStyle style, Canvas canvas, StonePainter stones) {
    this.geometry = geometry;
    this.style = style;
    this.palette = style.palette();
    this.canvas = canvas;
    this.stones = stones;
  }

  /** Paints the area of a hint, below its contents. */
  void paint(Hint.Area area) {
    double around = geometry.cell() * 0.5;
    double x = geometry.x(area.from()) - around;
    double y = geometry.y(area.to()) - around;
    double width = geometry.x(area.to()) + around - x;
    double height = geometry.y(area.from()) + around - y;
    Shape frame = new RoundRectangle2D.Double(x, y, width, height, around, around);
    canvas.fill(frame, Background.translucent(palette.hint, 45));
    cased(frame, palette.hint, 0.07);
  }

  /** Paints all stones and marks, and the winning line. */
  void paint(Map<Point, PointScene> spots, List<Point> line) {
    // Neighbours touch, so a fixed order gives the same picture each time.
    Map<Point, PointScene> sorted = new TreeMap<>(ORDER);
    sorted.putAll(spots);
    new RegionPainter(geometry, canvas).paint(sorted, palette.hand);
    // The shadow of a stone may fall on the adjacent point.
    sorted.forEach(
        (point, spot) ->
            spot.stone()
                .ifPresent(any -> stones.paintShadow(geometry.x(point), geometry.y(point))));
    sorted.forEach(this::paint);
    paintLine(line, spots);
  }

  /** Paints the stone of a point and its marks. */
  private void paint(Point point, PointScene spot) {
    double x = geometry.x(point);
    double y = geometry.y(point);
    if (spot.heat() > 0) {
      heat(spot, x, y);
    }
    if (spot.stone().isPresent()) {
      stone(spot.stone().get(), spot, x, y);
    } else if (spot.ghost().isPresent()) {
      ghost(spot.ghost().get(), spot, x, y);
    } else if (!spot.weight().isEmpty()) {
      weight(spot, x, y);
    }
    if (spot.forbidden() && spot.heat() > 0) {
      cross(x, y, 0.15, CASING, 2);
    }
    if (spot.forbidden()) {
      cross(x, y, 0.15, palette.forbidden(style.isDark()), 0);
    }
    if (spot.opening() == PointScene.Opening.EXCLUDED) {
      cross(x, y, 0.1, MarkPainter.on(style.isDark()), 0);
    }
    if (!spot.mark().isEmpty()) {
      mark(spot, x, y);
    }
    if (spot.hint()) {
      cased(circle(x, y, 0.40), palette.hint, 0.09);
    }
    spot.pending().ifPresent(left -> cased(arc(x, y, left), palette.hand, 0.07));
    if (spot.focused()) {
      cased(frame(x, y), palette.hand, 0.07);
    }
  }

  /** Paints the weight of a point, unless it is too small to read. */
  private void weight(PointScene spot, double x, double y) {
    Font font = TextLayouts.within(0.8 * geometry.cell(), spot.weight(), font(Font.BOLD, 0.34));
    if (font.getSize2D() >= LEAST_FONT) {
      canvas.write(spot.weight(), font, palette.ink(spot.heat()), x, y);
    }
  }

  private void stone(Stone stone, PointScene spot, double x, double y) {
    stones.paintStone(stone, x, y);
    boolean black = stone == Stone.BLACK;
    boolean written = MarkPainter.isText(spot.mark());
    String label = written ? "" : spot.label();
    if (!label.isEmpty()) {
      Font font = font(Font.BOLD, label.length() > 2 ? 0.34 : 0.42);
      canvas.write(label, font, spot.last() ? palette.last(black) : MarkPainter.on(stone), x, y);
    }
    if (spot.winning()) {
      ring(circle(x, y, StonePainter.DIAMETER / 2 - 0.05), 0.11, DARK);
      ring(circle(x, y, StonePainter.DIAMETER / 2 - 0.05), 0.08, palette.win);
    } else if (spot.last() && label.isEmpty() && !written) {
      canvas.fill(circle(x, y, 0.12), palette.last(black));
    } else if (spot.last()) {
      ring(circle(x, y, 0.38), 0.05, palette.last(black));
    }
  }

  /**
   * Paints the mark of a point in a colour that contrasts with the stone below. On a vacant point,
   * the lines of the board are hidden.
   */
  private void mark(PointScene spot, double x, double y) {
    Optional<Stone> below = spot.stone().or(spot::ghost);
    if (below.isEmpty()) {
      canvas.fill(circle(x, y, 0.36), style.ground());
    }
    Color ink = below.map(MarkPainter::on).orElseGet(() -> MarkPainter.on(style.isDark()));
    new MarkPainter(canvas, geometry.cell()).paint(spot.mark(), ink, x, y);
  }

  private void ghost(Stone stone, PointScene spot, double x, double y) {
    canvas.translucent(0.55f, () -> stones.paintStone(stone, x, y));
    ring(circle(x, y, StonePainter.DIAMETER / 2 - 0.02), 0.02, stone == Stone.BLACK ? LIGHT : DARK);
    if (!spot.label().isEmpty()) {
      Color ink = stone == Stone.BLACK ? Color.WHITE : Color.BLACK;
      canvas.write(spot.label(), font(Font.BOLD, 0.38), ink, x, y);
    }
  }

  /**
   * Paints the heat of a point as a disc. The size and brightness grow with the heat. A disc below
   * a number has the largest size.
   */
  private void heat(PointScene spot, double x, double y) {
    int size = spot.weight().isEmpty() ? spot.heat() : HOTTEST;
    Shape disc = circle(x, y, 0.29 + 0.017 * size);
    canvas.fill(disc, Background.translucent(palette.heat(spot.heat()), 205 + 5 * spot.heat()));
    ring(disc, 0.02, style.isDark() ? LIGHT : DARK);
  }

  private void cross(double x, double y, double cells, Color colour, float wider) {
    double r = geometry.cell() * cells;
    BasicStroke stroke = rounded(0.07, wider);
    canvas.draw(new Line2D.Double(x - r, y - r, x + r, y + r), stroke, colour);
    canvas.draw(new Line2D.Double(x - r, y + r, x + r, y - r), stroke, colour);
  }

  private Shape circle(double x, double y, double cells) {
    double r = geometry.cell() * cells;
    return new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r);
  }

  /** Returns the remaining part of a countdown ring, which shrinks clockwise to the top. */
  private Shape arc(double x, double y, double left) {
    double r = geometry.cell() * 0.5;
    return new Arc2D.Double(x - r, y - r, 2 * r, 2 * r, 90, 360 * left, Arc2D.OPEN);
  }

  private Shape frame(double x, double y) {
    double r = geometry.cell() * 0.49;
    double round = geometry.cell() * 0.3;
    return new RoundRectangle2D.Double(x - r, y - r, 2 * r, 2 * r, round, round);
  }

  private void ring(Shape shape, double cells, Color colour) {
    canvas.draw(shape, new BasicStroke(thick(cells)), colour);
  }

  private BasicStroke rounded(double cells, float wider) {
    return new BasicStroke(thick(cells) + wider, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
  }

  private float thick(double cells) {
    return (float) Math.max(cells < 0.04 ? 1 : 1.5, geometry.cell() * cells);
  }

  /** Paints a shape with a light outline that is visible on any background. */
  private void cased(Shape shape, Color colour, double cells) {
    canvas.draw(shape, new BasicStroke(thick(cells) + 2), CASING);
    ring(shape, cells, colour);
  }

  /**
   * Paints a falling stone above the board.
   *
   * @param scale the size, relative to a stone on the board
   * @param opacity the opacity, from 0 to 1
   */
  void paintAbove(Point point, PointScene spot, double scale, float opacity) {
    StoneShapes large = new StoneShapes(canvas, geometry.cell() * scale, style);
    double x = geometry.x(point);
    double y = geometry.y(point);
    spot.stone()
        .ifPresent(stone -> canvas.translucent(opacity, () -> large.paintStone(stone, x, y)));
  }

  /**
   * Paints light along the winning line.
   *
   * @param brightness the brightness, from 0 to 1
   */
  void paintGlow(List<Point> line, double brightness) {
    if (line.size() < 2 || brightness <= 0) {
      return;
    }
    Path2D through = through(line, Map.of());
    for (double cells : new double[] {0.8, 0.6, 0.4, 0.25}) {
      canvas.draw(
          through, rounded(cells, 0), Background.translucent(palette.win, (int) (80 * brightness)));
    }
  }

  /** Paints the winning line: through stones, or between stones with numbers. */
  private void paintLine(List<Point> line, Map<Point, PointScene> spots) {
    if (line.size() < 2) {
      return;
    }
    Path2D through = through(line, spots);
    canvas.draw(through, rounded(0.14, 0), DARK);
    canvas.draw(through, rounded(0.1, 0), Background.translucent(palette.win, 230));
  }

  private Path2D through(List<Point> line, Map<Point, PointScene> spots) {
    Path2D through = new Path2D.Double();
    for (int i = 1; i < line.size(); i++) {
      Point from = line.get(i - 1);
      Point to = line.get(i);
      double away = numbered(spots, from) || numbered(spots, to) ? BESIDE_NUMBER : 0;
      int columns = step(to.column() - from.column());
      int rows = step(to.row() - from.row());
      if (columns == to.column() - from.column() && rows == to.row() - from.row()) {
        piece(through, from, columns, rows, away, 1 - away);
      } else {
        // Across a joined edge, the line leaves the board on one side and enters it on the other.
        piece(through, from, columns, rows, away, Background.BEYOND);
        piece(through, to, -columns, -rows, away, Background.BEYOND);
      }
    }
    return through;
  }

  private static boolean numbered(Map<Point, PointScene> spots, Point point) {
    return !spots.getOrDefault(point, PointScene.BARE).label().isEmpty();
  }

  /** Returns the direction to the next stone of a line. A distant stone is beyond a joined edge. */
  private static int step(int distance) {
    return Math.abs(distance) <= 1 ? distance : -Integer.signum(distance);
  }

  /** Adds a line segment from a point towards the adjacent one. */
  private void piece(Path2D path, Point from, int columns, int rows, double begin, double end) {
    double x = geometry.x(from);
    double y = geometry.y(from);
    double cell = geometry.cell();
    path.moveTo(x + begin * columns * cell, y - begin * rows * cell);
    path.lineTo(x + end * columns * cell, y - end * rows * cell);
  }

  private Font font(int style, double cells) {
    return new Font(Font.SANS_SERIF, style, 1).deriveFont((float) (geometry.cell() * cells));
  }
}
