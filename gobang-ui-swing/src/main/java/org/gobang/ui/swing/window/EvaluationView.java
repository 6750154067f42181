package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.IntConsumer;
import javax.swing.JPanel;
import javax.swing.ToolTipManager;
import javax.swing.UIManager;
import org.gobang.api.Stone;
import org.gobang.presentation.review.EvaluationGraph;
import org.gobang.presentation.review.EvaluationGraph.Curve;
import org.gobang.presentation.review.EvaluationGraph.Mark;
import org.jspecify.annotations.Nullable;

/**
 * The course of the game: above the middle Black was held to stand better, below it White. A click
 * goes to a move.
 */
final class EvaluationView extends JPanel {
  private static final long serialVersionUID = 1L;

  private static final int HEIGHT = 64;
  private static final int MARGIN = 7;

  /** Distinguishable with red-green colour blindness too. */
  private static final Color BLACKS = new Color(0x2D7FF9);

  private static final Color WHITES = new Color(0xE8863A);
  private static final List<Color> BYSTANDERS = List.of(new Color(0x1FAF8A), new Color(0x9B6BDF));

  private final transient BiFunction<Curve, Mark, String> describes;
  private transient EvaluationGraph graph = new EvaluationGraph(0, List.of());
  private int ply;
  private int hover = -1;

  /**
   * A view without a graph yet.
   *
   * @param describes describes an evaluation
   * @param goTo receives the number of a chosen move
   */
  EvaluationView(BiFunction<Curve, Mark, String> describes, IntConsumer goTo) {
    this.describes = describes;
    setOpaque(false);
    ToolTipManager.sharedInstance().registerComponent(this);
    MouseAdapter pointer =
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            if (!graph.curves().isEmpty()) {
              goTo.accept(ply(event.getX()));
            }
          }

          @Override
          public void mouseDragged(MouseEvent event) {
            mousePressed(event);
            mouseMoved(event);
          }

          @Override
          public void mouseMoved(MouseEvent event) {
            hover(ply(event.getX()));
          }

          @Override
          public void mouseExited(MouseEvent event) {
            hover(-1);
          }
        };
    addMouseListener(pointer);
    addMouseMotionListener(pointer);
  }

  private void hover(int next) {
    if (hover != next) {
      hover = next;
      repaint();
    }
  }

  /** Shows a graph, and where in it the game stands. */
  void show(EvaluationGraph next, int at) {
    boolean same = next.plies() == graph.plies() && next.curves().equals(graph.curves());
    if (!same || at != ply) {
      graph = next;
      ply = at;
      repaint();
    }
  }

  private double x(int at) {
    return MARGIN + (getWidth() - 2.0 * MARGIN) * at / Math.max(1, graph.plies());
  }

  private double y(double height) {
    return getHeight() / 2.0 - height * (getHeight() / 2.0 - MARGIN);
  }

  private int ply(int x) {
    double part = (x - MARGIN) / Math.max(1, getWidth() - 2.0 * MARGIN);
    return (int) Math.round(Math.max(0, Math.min(1, part)) * graph.plies());
  }

  /** The judgements at the move under the pointer, or else those nearest to it. */
  @Override
  public @Nullable String getToolTipText(MouseEvent event) {
    int at = ply(event.getX());
    List<String> lines =
        graph.curves().stream()
            .flatMap(curve -> nearest(curve, at).map(mark -> describes.apply(curve, mark)).stream())
            .toList();
    return lines.isEmpty() ? null : String.join("   ", lines);
  }

  /** A computer judges every other move: the one beside will do. */
  private static Optional<Mark> nearest(Curve curve, int at) {
    return curve.marks().stream()
        .filter(mark -> Math.abs(mark.ply() - at) <= 1)
        .min(Comparator.comparing(mark -> Math.abs(mark.ply() - at)));
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D g = (Graphics2D) graphics.create();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    g.setColor(UIManager.getColor("List.background"));
    g.fillRoundRect(0, 0, getWidth(), getHeight(), 8, 8);
    Color faint = UIManager.getColor("Component.borderColor");
    g.setColor(faint);
    g.draw(new Line2D.Double(MARGIN, y(0), getWidth() - MARGIN, y(0)));
    if (hover >= 0) {
      g.draw(new Line2D.Double(x(hover), MARGIN, x(hover), getHeight() - MARGIN));
    }
    g.setColor(UIManager.getColor("Component.accentColor"));
    g.draw(new Line2D.Double(x(ply), 3, x(ply), getHeight() - 3));
    for (int i = 0; i < graph.curves().size(); i++) {
      Color bystander = BYSTANDERS.get(i % BYSTANDERS.size());
      Curve curve = graph.curves().get(i);
      paint(g, curve, curve.side().map(EvaluationView::colour).orElse(bystander));
    }
    g.dispose();
  }

  private static Color colour(Stone side) {
    return side == Stone.BLACK ? BLACKS : WHITES;
  }

  private void paint(Graphics2D g, Curve curve, Color colour) {
    Path2D path = new Path2D.Double();
    for (Mark mark : curve.marks()) {
      double x = x(mark.ply());
      if (path.getCurrentPoint() == null) {
        path.moveTo(x, y(mark.height()));
      } else {
        path.lineTo(x, y(mark.height()));
      }
    }
    g.setColor(colour);
    g.setStroke(new BasicStroke(1.8f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    g.draw(path);
    for (Mark mark : curve.marks()) {
      boolean told = mark.ply() == ply || mark.ply() == hover;
      if (told || curve.marks().size() == 1) {
        g.fill(new Ellipse2D.Double(x(mark.ply()) - 3.5, y(mark.height()) - 3.5, 7, 7));
      }
    }
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(UIScale.scale(200), UIScale.scale(HEIGHT));
  }

  @Override
  public Dimension getMinimumSize() {
    return new Dimension(UIScale.scale(100), UIScale.scale(HEIGHT));
  }
}
