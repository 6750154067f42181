package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.ColorFunctions;
import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.IntFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import javax.swing.JPanel;
import javax.swing.ToolTipManager;
import javax.swing.UIManager;
import org.gobang.ui.swing.board.Canvas;
import org.gobang.ui.swing.board.GraphicsCanvas;
import org.gobang.ui.swing.board.Pixels;
import org.jspecify.annotations.Nullable;

/** A graph of a rating in Elo over time, with the interval as a band. */
final class EloGraph extends JPanel {
  private static final int MARGIN = 8;
  private static final float BAND = 0.3f;

  /** The minimum range in Elo, so that small changes do not look large. */
  private static final double LEAST = 100;

  private final DoubleFunction<String> scale;
  private List<Mark> marks = List.of();
  private IntFunction<String> tips = mark -> "";
  private double low;
  private double high;

  /**
   * A rating at a time.
   *
   * @param at the time, from 0 at the left to 1 at the right
   * @param low the lower end of the interval
   * @param high the upper end of the interval
   */
  record Mark(double at, double low, double elo, double high) {}

  /**
   * Creates an empty graph.
   *
   * @param scale formats a rating on the scale at the left
   */
  EloGraph(DoubleFunction<String> scale) {
    this.scale = scale;
    setOpaque(false);
    ToolTipManager.sharedInstance().registerComponent(this);
  }

  /**
   * Shows ratings in chronological order.
   *
   * @param middle a rating that is always visible
   * @param described returns the description of a rating by index
   */
  void show(List<Mark> next, double middle, IntFunction<String> described) {
    tips = described;
    if (!next.equals(marks)) {
      marks = List.copyOf(next);
      range(middle);
      repaint();
    }
  }

  /**
   * Computes the range. The intervals of the first quarter are ignored, because they are very wide
   * and would flatten the rest.
   */
  private void range(double middle) {
    low = middle - LEAST / 2;
    high = middle + LEAST / 2;
    for (int i = 0; i < marks.size(); i++) {
      Mark mark = marks.get(i);
      boolean late = 4 * i >= marks.size();
      low = Math.min(low, late ? mark.low() : mark.elo());
      high = Math.max(high, late ? mark.high() : mark.elo());
    }
    double room = (high - low) * 0.06;
    low -= room;
    high += room;
  }

  @Override
  public @Nullable String getToolTipText(MouseEvent event) {
    return IntStream.range(0, marks.size())
        .boxed()
        .min(Comparator.comparingDouble(i -> Math.abs(x(marks.get(i)) - event.getX())))
        .map(tips::apply)
        .orElse(null);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D g = Pixels.smoothed(graphics);
    Canvas canvas = new GraphicsCanvas(g);
    g.setFont(ThemeSwitcher.font(Font.PLAIN, -1));
    Color ground = UIManager.getColor("List.background");
    g.setColor(ground);
    g.fillRoundRect(0, 0, getWidth(), getHeight(), 8, 8);
    if (!marks.isEmpty()) {
      g.clipRect(0, 0, getWidth(), getHeight());
      scale(g);
      Color accent = UIManager.getColor("Component.accentColor");
      canvas.fill(band(), ColorFunctions.mix(accent, ground, BAND));
      BasicStroke stroke =
          new BasicStroke(UIScale.scale(1.8f), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
      canvas.draw(line(Mark::elo), stroke, accent);
      Mark last = marks.get(marks.size() - 1);
      double r = UIScale.scale(3.5f);
      canvas.fill(new Ellipse2D.Double(x(last) - r, y(last.elo()) - r, 2 * r, 2 * r), accent);
    }
    g.dispose();
  }

  private int left() {
    return getFontMetrics(ThemeSwitcher.font(Font.PLAIN, -1)).stringWidth("+0000")
        + UIScale.scale(2 * MARGIN);
  }

  private double x(Mark mark) {
    return left() + (getWidth() - left() - UIScale.scale(2.0f * MARGIN)) * mark.at();
  }

  private double y(double elo) {
    double height = getHeight() - UIScale.scale(2.0f * MARGIN);
    return UIScale.scale((float) MARGIN) + height * (high - elo) / (high - low);
  }

  /** Paints lines at round numbers of Elo, with a stronger line at 0. */
  private void scale(Graphics2D g) {
    FontMetrics letters = g.getFontMetrics();
    double step = step(letters.getHeight() * 1.6);
    for (double elo = Math.ceil(low / step) * step; elo <= high; elo += step) {
      String text = scale.apply(elo);
      g.setColor(UIManager.getColor("Label.disabledForeground"));
      float at = (float) (y(elo) + letters.getAscent() / 2.0 - 1);
      g.drawString(text, left() - UIScale.scale(MARGIN) - letters.stringWidth(text), at);
      g.setColor(UIManager.getColor("Component.borderColor"));
      g.setStroke(new BasicStroke(Math.abs(elo) < step / 2 ? UIScale.scale(1.6f) : 0.6f));
      g.draw(new Line2D.Double(left(), y(elo), getWidth() - UIScale.scale(MARGIN), y(elo)));
    }
  }

  private double step(double pixels) {
    return DoubleStream.of(10, 20, 50, 100, 200, 500)
        .filter(step -> y(0) - y(step) >= pixels)
        .findFirst()
        .orElse(1000);
  }

  private Path2D line(ToDoubleFunction<Mark> value) {
    Path2D path = new Path2D.Double();
    Mark first = marks.get(0);
    path.moveTo(x(first), y(value.applyAsDouble(first)));
    marks.forEach(mark -> path.lineTo(x(mark), y(value.applyAsDouble(mark))));
    return path;
  }

  private Path2D band() {
    Path2D band = line(Mark::high);
    for (int i = marks.size() - 1; i >= 0; i--) {
      band.lineTo(x(marks.get(i)), y(marks.get(i).low()));
    }
    band.closePath();
    return band;
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(UIScale.scale(400), UIScale.scale(150));
  }
}
