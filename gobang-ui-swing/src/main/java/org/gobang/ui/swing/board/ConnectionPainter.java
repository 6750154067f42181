package org.gobang.ui.swing.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.geom.Path2D;
import java.util.List;
import org.gobang.api.record.RecordNote;

/** A painter of the arrows and lines of a record, dark with a light outline, above the stones. */
record ConnectionPainter(Geometry geometry, Canvas canvas) {

  private static final Color INK = new Color(0x1B1B1D);
  private static final Color CASING = new Color(255, 255, 255, 230);

  /**
   * The distance between an end and the centre of its point, in cells, so that the point stays
   * visible.
   */
  private static final double AWAY = 0.2;

  private static final double HEAD = 0.34;
  private static final double THICK = 0.08;

  /** Half the angle of an arrowhead. */
  private static final double ANGLE = Math.toRadians(28);

  void paint(List<RecordNote.Connected> connections) {
    connections.forEach(this::paint);
  }

  private void paint(RecordNote.Connected connection) {
    Path2D path = path(connection);
    float thick = (float) Math.max(1.5, geometry.cell() * THICK);
    canvas.draw(path, stroke(2.2f * thick), CASING);
    canvas.draw(path, stroke(thick), INK);
  }

  private static BasicStroke stroke(float width) {
    return new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
  }

  private Path2D path(RecordNote.Connected connection) {
    double fromX = geometry.x(connection.from());
    double fromY = geometry.y(connection.from());
    double toX = geometry.x(connection.to());
    double toY = geometry.y(connection.to());
    double angle = Math.atan2(toY - fromY, toX - fromX);
    double away = AWAY * geometry.cell();
    double endX = toX - away * Math.cos(angle);
    double endY = toY - away * Math.sin(angle);
    Path2D path = new Path2D.Double();
    path.moveTo(fromX + away * Math.cos(angle), fromY + away * Math.sin(angle));
    path.lineTo(endX, endY);
    if (connection.arrow()) {
      double head = HEAD * geometry.cell();
      path.moveTo(endX - head * Math.cos(angle - ANGLE), endY - head * Math.sin(angle - ANGLE));
      path.lineTo(endX, endY);
      path.lineTo(endX - head * Math.cos(angle + ANGLE), endY - head * Math.sin(angle + ANGLE));
    }
    return path;
  }
}
