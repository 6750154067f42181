package org.gobang.ui.swing.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import java.util.Map;
import org.gobang.api.Point;
import org.gobang.presentation.board.PointScene;

/** A painter of the region to which an opening rule restricts the next stone, below all stones. */
record RegionPainter(Geometry geometry, Canvas canvas) {

  /** Half the side length of a square, slightly more than half a cell to avoid gaps. */
  private static final double HALF = 0.505;

  void paint(Map<Point, PointScene> spots, Color colour) {
    Area region = new Area();
    spots.forEach(
        (point, spot) -> {
          if (spot.opening() == PointScene.Opening.REGION) {
            region.add(new Area(square(point)));
          }
        });
    if (!region.isEmpty()) {
      canvas.fill(region, Background.translucent(colour, 26));
      BasicStroke stroke = new BasicStroke((float) Math.max(1, geometry.cell() * 0.035));
      canvas.draw(region, stroke, Background.translucent(colour, 150));
    }
  }

  private Rectangle2D square(Point point) {
    double half = HALF * geometry.cell();
    return new Rectangle2D.Double(
        geometry.x(point) - half, geometry.y(point) - half, 2 * half, 2 * half);
  }
}
