package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.function.ToDoubleFunction;
import javax.accessibility.AccessibleContext;
import javax.swing.JPanel;
import javax.swing.UIManager;
import org.gobang.api.tournament.EloPoint;
import org.gobang.presentation.text.Texts;
import org.gobang.presentation.tournament.TournamentText;

/** How the lead of a player developed, with its interval as a band around it. */
final class LeadGraph extends JPanel {
  private static final long serialVersionUID = 1L;

  private static final Color LEAD = new Color(0x2D7FF9);
  private static final int BAND = 48;
  private static final int MARGIN = 8;

  /** The least range of Elo, so that a steady lead is no jagged line. */
  private static final double LEAST = 100;

  /** The first intervals are the widest there are, and would make all else flat. */
  private static final double MOST = 800;

  private final transient Texts texts;
  private transient List<EloPoint> points = List.of();
  private int planned;
  private double low;
  private double high;

  LeadGraph(Texts texts) {
    this.texts = texts;
    setOpaque(false);
  }

  /** Shows the lead of a player. */
  void show(List<EloPoint> next, int games, String player) {
    if (next.equals(points) && games == planned) {
      return;
    }
    points = List.copyOf(next);
    planned = games;
    range();
    String now =
        points.isEmpty()
            ? texts.of("tournament.course.none")
            : TournamentText.range(points.get(points.size() - 1).lead());
    AccessibleContext described = getAccessibleContext();
    described.setAccessibleName(texts.of("tournament.course", player));
    described.setAccessibleDescription(now);
    setToolTipText(now);
    repaint();
  }

  /** From the interval of now, and every lead there was after the first games. */
  private void range() {
    low = -LEAST / 2;
    high = LEAST / 2;
    for (int i = 0; i < points.size(); i++) {
      EloPoint point = points.get(i);
      boolean late = 4 * i >= points.size();
      double least = late ? point.lead().low() : point.lead().elo();
      double most = late ? point.lead().high() : point.lead().elo();
      low = Math.min(low, Math.max(-MOST, least));
      high = Math.max(high, Math.min(MOST, most));
    }
    double room = (high - low) * 0.06;
    low -= room;
    high += room;
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D g = (Graphics2D) graphics.create();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    g.setColor(UIManager.getColor("List.background"));
    g.fillRoundRect(0, 0, getWidth(), getHeight(), 8, 8);
    if (!points.isEmpty()) {
      g.clipRect(0, 0, getWidth(), getHeight());
      scale(g);
      g.setColor(new Color(LEAD.getRed(), LEAD.getGreen(), LEAD.getBlue(), BAND));
      g.fill(band());
      g.setColor(LEAD);
      g.setStroke(
          new BasicStroke(UIScale.scale(1.8f), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      g.draw(line(point -> point.lead().elo()));
    }
    g.dispose();
  }

  private int left() {
    return getFontMetrics(getFont()).stringWidth("+0000") + UIScale.scale(2 * MARGIN);
  }

  private double x(int games) {
    double width = getWidth() - left() - UIScale.scale(2.0f * MARGIN);
    return left() + width * games / Math.max(1, planned);
  }

  private double y(double elo) {
    double height = getHeight() - UIScale.scale(2.0f * MARGIN);
    return UIScale.scale((float) MARGIN) + height * (high - elo) / (high - low);
  }

  /** Lines at round numbers of Elo; that of an equal strength is stronger. */
  private void scale(Graphics2D g) {
    FontMetrics letters = g.getFontMetrics();
    double step = step(letters.getHeight() * 1.6);
    for (double elo = Math.ceil(low / step) * step; elo <= high; elo += step) {
      String text = TournamentText.whole(elo);
      g.setColor(UIManager.getColor("Label.disabledForeground"));
      float at = (float) (y(elo) + letters.getAscent() / 2.0 - 1);
      g.drawString(text, left() - UIScale.scale(MARGIN) - letters.stringWidth(text), at);
      g.setColor(UIManager.getColor("Component.borderColor"));
      g.setStroke(new BasicStroke(Math.abs(elo) < step / 2 ? UIScale.scale(1.6f) : 0.6f));
      g.draw(new Line2D.Double(left(), y(elo), getWidth() - UIScale.scale(MARGIN), y(elo)));
    }
  }

  private double step(double pixels) {
    for (double step : new double[] {10, 20, 50, 100, 200, 500}) {
      if (y(0) - y(step) >= pixels) {
        return step;
      }
    }
    return 1000;
  }

  private Path2D line(ToDoubleFunction<EloPoint> value) {
    Path2D path = new Path2D.Double();
    for (EloPoint point : points) {
      double x = x(point.games());
      double y = y(value.applyAsDouble(point));
      if (path.getCurrentPoint() == null) {
        path.moveTo(x, y);
      } else {
        path.lineTo(x, y);
      }
    }
    return path;
  }

  private Path2D band() {
    Path2D band = line(point -> point.lead().high());
    for (int i = points.size() - 1; i >= 0; i--) {
      band.lineTo(x(points.get(i).games()), y(points.get(i).lead().low()));
    }
    band.closePath();
    return band;
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(UIScale.scale(400), UIScale.scale(150));
  }
}
