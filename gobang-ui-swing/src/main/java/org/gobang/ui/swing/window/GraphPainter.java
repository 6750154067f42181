package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import javax.swing.UIManager;
import org.gobang.api.Stone;
import org.gobang.presentation.review.EvaluationGraph;
import org.gobang.presentation.review.EvaluationGraph.Curve;
import org.gobang.presentation.review.EvaluationGraph.Mark;
import org.gobang.presentation.review.RecordReview;
import org.gobang.ui.swing.board.Canvas;
import org.gobang.ui.swing.board.GraphicsCanvas;

/** A painter of a graph of win probabilities: axes, curves, mistakes and legend. */
final class GraphPainter {

  private static final int TINT = 34;

  private final Graphics2D g;
  private final Canvas canvas;
  private final GraphFrame frame;
  private final EvaluationGraph graph;
  private final RecordReview words;
  private final FontMetrics font;
  private final Color faint = UIManager.getColor("Component.borderColor");
  private final Color quiet = UIManager.getColor("Label.disabledForeground");

  /**
   * Creates a painter in a frame.
   *
   * @param g the graphics, with the font of the texts
   * @param words returns the names of players
   */
  GraphPainter(Graphics2D g, GraphFrame frame, EvaluationGraph graph, RecordReview words) {
    this.g = g;
    this.canvas = new GraphicsCanvas(g);
    this.frame = frame;
    this.graph = graph;
    this.words = words;
    this.font = g.getFontMetrics();
  }

  /**
   * Paints the axes and their labels.
   *
   * @param brief the short title, used where the full one is too wide
   */
  void axes(String title, String brief) {
    for (int level : frame.levels()) {
      double y = frame.y(level / 100.0);
      canvas.draw(
          new Line2D.Double(frame.left(), y, frame.right(), y),
          new BasicStroke(level == 50 ? 1.4f : 0.7f),
          faint);
      String text = level + "%";
      if (frame.left() > font.stringWidth(text)) {
        double x = frame.left() - font.stringWidth(text) - UIScale.scale(4);
        write(text, x, middle(y), quiet);
      }
    }
    boolean fits = frame.left() + font.stringWidth(title) <= frame.right();
    write(fits ? title : brief, frame.left(), font.getAscent() + UIScale.scale(2.0f), ink());
    if (frame.isRoomy()) {
      frame.ticks().forEach(this::tick);
      sides();
    }
  }

  private static Color ink() {
    return UIManager.getColor("Label.foreground");
  }

  private double middle(double y) {
    return y + (font.getAscent() - font.getDescent()) / 2.0;
  }

  private void write(String text, double x, double y, Color colour) {
    g.setColor(colour);
    g.drawString(text, (float) x, (float) y);
  }

  /** Paints a text, unless it does not fit. */
  private void shortened(String text, double x, double y) {
    if (x + font.stringWidth(text) <= frame.right()) {
      write(text, x, y, quiet);
    }
  }

  private void tick(int ply) {
    String text = String.valueOf(ply);
    double x = frame.x(ply);
    double half = font.stringWidth(text) / 2.0;
    double left = Math.min(x - half, frame.right() + 2 - 2 * half);
    write(text, left, frame.bottom() + font.getAscent() + UIScale.scale(2f), quiet);
    canvas.draw(
        new Line2D.Double(x, frame.bottom(), x, frame.bottom() + UIScale.scale(3f)),
        new BasicStroke(1f),
        faint);
  }

  /** Labels the winning area of each side if there is space beside the curves. */
  private void sides() {
    if (frame.bottom() - frame.top() < 8 * frame.line()) {
      return;
    }
    double x = frame.left() + UIScale.scale(5f);
    shortened(words.side(Stone.BLACK), x, frame.top() + font.getAscent() + 1);
    shortened(words.side(Stone.WHITE), x, frame.bottom() - font.getDescent() - 1);
  }

  /** Paints the legend with the names of the curves, if there are several. */
  void legend() {
    double x = frame.left();
    double y = 2.0 * frame.line();
    for (int i = 0;
        frame.isRoomy() && graph.curves().size() > 1 && i < graph.curves().size();
        i++) {
      Curve curve = graph.curves().get(i);
      String name = words.name(curve);
      double sample = UIScale.scale(20f);
      double next = x + sample + UIScale.scale(5f) + font.stringWidth(name);
      if (next <= frame.right()) {
        double middle = y - font.getAscent() / 3.0;
        canvas.draw(
            new Line2D.Double(x, middle, x + sample, middle),
            GraphColours.stroke(i),
            GraphColours.of(curve.side(), i));
        write(name, x + sample + UIScale.scale(5f), y, ink());
        x = next + UIScale.scale(14f);
      }
    }
  }

  /** Paints a vertical line at a move. */
  void line(int ply, Color colour, float width) {
    canvas.draw(
        new Line2D.Double(frame.x(ply), frame.top(), frame.x(ply), frame.bottom()),
        new BasicStroke(UIScale.scale(width)),
        colour);
  }

  /**
   * Paints the curves.
   *
   * @param told the moves with a dot
   */
  void curves(List<Integer> told) {
    for (int i = 0; i < graph.curves().size(); i++) {
      Curve curve = graph.curves().get(i);
      Color colour = GraphColours.of(curve.side(), i);
      Path2D path = path(curve);
      if (graph.curves().size() == 1) {
        tint(path, curve, colour);
      }
      canvas.draw(path, GraphColours.stroke(i), colour);
      for (Mark mark : curve.marks()) {
        if (told.contains(mark.ply()) || curve.marks().size() == 1) {
          dot(mark, colour);
        }
      }
    }
  }

  private Path2D path(Curve curve) {
    Path2D path = new Path2D.Double();
    for (Mark mark : curve.marks()) {
      double x = frame.x(mark.ply());
      double y = y(mark);
      if (path.getCurrentPoint() == null) {
        path.moveTo(x, y);
      } else {
        path.lineTo(x, y);
      }
    }
    return path;
  }

  private double y(Mark mark) {
    return frame.y(mark.score().probability());
  }

  /** Fills the area between the curve and the middle. */
  private void tint(Path2D path, Curve curve, Color colour) {
    Path2D area = new Path2D.Double(path);
    List<Mark> marks = curve.marks();
    area.lineTo(frame.x(marks.get(marks.size() - 1).ply()), frame.y(0.5));
    area.lineTo(frame.x(marks.get(0).ply()), frame.y(0.5));
    area.closePath();
    canvas.fill(area, new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), TINT));
  }

  private void dot(Mark mark, Color colour) {
    double r = UIScale.scale(3.5f);
    canvas.fill(new Ellipse2D.Double(frame.x(mark.ply()) - r, y(mark) - r, 2 * r, 2 * r), colour);
  }

  /** Paints the mistakes, each with the mark of its class. */
  void faults() {
    double size = UIScale.scale(frame.isRoomy() ? 9f : 7f);
    for (EvaluationGraph.Fault fault : graph.faults()) {
      double y = frame.y(fault.probability());
      MistakeMarks.paint(g, fault.type(), frame.x(fault.ply()), y, size);
    }
  }

  /** Paints a frame around the plot if the graph has the focus. */
  void focus() {
    double x = frame.left();
    double y = frame.top();
    canvas.draw(
        new Rectangle2D.Double(x, y, frame.right() - x, frame.bottom() - y),
        new BasicStroke(UIScale.scale(1.5f)),
        UIManager.getColor("Component.focusedBorderColor"));
  }
}
