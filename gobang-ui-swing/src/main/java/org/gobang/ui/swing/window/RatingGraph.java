package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.ColorFunctions;
import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.function.Function;
import javax.swing.JPanel;
import javax.swing.ToolTipManager;
import javax.swing.UIManager;
import org.gobang.presentation.library.OwnResults;
import org.gobang.presentation.text.PlayerRatings;
import org.jspecify.annotations.Nullable;

/** The person's rating game by game, in its 95 % interval. */
final class RatingGraph extends JPanel {
  private static final long serialVersionUID = 1L;

  private static final int MARGIN = 10;
  private static final int STEP = 200;
  private static final float BAND = 0.3f;

  private final transient Function<OwnResults.Rating, String> describes;
  private transient List<OwnResults.Rating> ratings = List.of();
  private double least;
  private double most;

  /**
   * A graph without ratings yet.
   *
   * @param describes describes a rating
   */
  RatingGraph(Function<OwnResults.Rating, String> describes) {
    this.describes = describes;
    setOpaque(false);
    ToolTipManager.sharedInstance().registerComponent(this);
  }

  void show(List<OwnResults.Rating> next) {
    ratings = next;
    least = STEP * Math.floor(least(next) / STEP);
    most = STEP * Math.ceil(most(next) / STEP);
    repaint();
  }

  private static double least(List<OwnResults.Rating> all) {
    return all.stream().mapToDouble(each -> each.elo() - each.uncertainty()).min().orElse(0);
  }

  private static double most(List<OwnResults.Rating> all) {
    return all.stream().mapToDouble(each -> each.elo() + each.uncertainty()).max().orElse(STEP);
  }

  private double left(Graphics g) {
    FontMetrics metrics = g.getFontMetrics();
    return MARGIN
        + Math.max(
            metrics.stringWidth(PlayerRatings.rounded(least)),
            metrics.stringWidth(PlayerRatings.rounded(most)))
        + 6;
  }

  private double x(double left, int at) {
    double room = getWidth() - MARGIN - left;
    return ratings.size() == 1 ? left + room / 2 : left + room * at / (ratings.size() - 1);
  }

  private double y(double elo) {
    return getHeight() - MARGIN - (getHeight() - 2.0 * MARGIN) * (elo - least) / (most - least);
  }

  @Override
  public @Nullable String getToolTipText(MouseEvent event) {
    if (ratings.isEmpty()) {
      return null;
    }
    double left = left(getGraphics());
    double part = (event.getX() - left) / Math.max(1, getWidth() - MARGIN - left);
    int last = ratings.size() - 1;
    return describes.apply(ratings.get((int) Math.round(Math.max(0, Math.min(1, part)) * last)));
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D g = (Graphics2D) graphics.create();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    g.setFont(ThemeSwitcher.font(0, -1));
    Color ground = UIManager.getColor("List.background");
    g.setColor(ground);
    g.fillRoundRect(0, 0, getWidth(), getHeight(), 8, 8);
    if (!ratings.isEmpty()) {
      double left = left(g);
      paintScale(g, left);
      paintBand(g, left, ground);
      paintLine(g, left);
    }
    g.dispose();
  }

  private void paintScale(Graphics2D g, double left) {
    int lines = (int) ((most - least) / STEP);
    int each = STEP * Math.max(1, (int) Math.ceil(lines / 5.0));
    for (double elo = least; elo <= most; elo += each) {
      g.setColor(UIManager.getColor("Component.borderColor"));
      g.draw(new Line2D.Double(left, y(elo), getWidth() - MARGIN, y(elo)));
      String text = PlayerRatings.rounded(elo);
      g.setColor(UIManager.getColor("Label.disabledForeground"));
      FontMetrics metrics = g.getFontMetrics();
      g.drawString(
          text,
          (float) (left - 6 - metrics.stringWidth(text)),
          (float) (y(elo) + metrics.getAscent() / 2.0 - 1));
    }
  }

  private void paintBand(Graphics2D g, double left, Color ground) {
    Path2D band = new Path2D.Double();
    for (int i = 0; i < ratings.size(); i++) {
      double top = y(ratings.get(i).elo() + ratings.get(i).uncertainty());
      if (i == 0) {
        band.moveTo(x(left, i), top);
      } else {
        band.lineTo(x(left, i), top);
      }
    }
    for (int i = ratings.size() - 1; i >= 0; i--) {
      band.lineTo(x(left, i), y(ratings.get(i).elo() - ratings.get(i).uncertainty()));
    }
    band.closePath();
    Color accent = UIManager.getColor("Component.accentColor");
    g.setColor(ColorFunctions.mix(accent, ground, BAND));
    g.fill(band);
    g.draw(band);
  }

  private void paintLine(Graphics2D g, double left) {
    Path2D line = new Path2D.Double();
    line.moveTo(x(left, 0), y(ratings.get(0).elo()));
    for (int i = 1; i < ratings.size(); i++) {
      line.lineTo(x(left, i), y(ratings.get(i).elo()));
    }
    g.setColor(UIManager.getColor("Component.accentColor"));
    g.setStroke(new BasicStroke(2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    g.draw(line);
    int last = ratings.size() - 1;
    g.fill(new Ellipse2D.Double(x(left, last) - 4, y(ratings.get(last).elo()) - 4, 8, 8));
  }

  @Override
  public Dimension getPreferredSize() {
    return new Dimension(UIScale.scale(400), UIScale.scale(170));
  }
}
