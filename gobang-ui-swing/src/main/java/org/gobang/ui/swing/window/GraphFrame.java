package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.FontMetrics;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a graph of win probabilities lies in its component. Its title has a line of its own, so
 * that no curve crosses it; the rest is left out where there is little space.
 *
 * @param left the left edge of the plot
 * @param top its upper edge
 * @param right its right edge
 * @param bottom its lower edge
 * @param plies the moves along it
 * @param line the height of a line of text
 * @param isRoomy whether the legend and the numbers of moves have lines of their own
 */
record GraphFrame(
    double left, double top, double right, double bottom, int plies, int line, boolean isRoomy) {

  /** The height from which on the legend and the numbers of moves have lines of their own. */
  private static final int ROOMY = 104;

  private static final int HIGH = 180;
  private static final int NARROW = 150;
  private static final int TICK = 38;

  /**
   * Returns the frame of a graph.
   *
   * @param legend how many curves the legend names
   */
  static GraphFrame of(int width, int height, FontMetrics font, int plies, int legend) {
    int line = font.getHeight();
    int margin = UIScale.scale(8);
    double left = margin + (width < UIScale.scale(NARROW) ? 0 : font.stringWidth("100%"));
    boolean roomy = height >= UIScale.scale(ROOMY);
    double above = line * (roomy && legend > 1 ? 2 : 1) + (roomy ? margin : UIScale.scale(4));
    double below = roomy ? line + UIScale.scale(4) : UIScale.scale(6);
    return new GraphFrame(left, above, width - margin - 2.0, height - below, plies, line, roomy);
  }

  /** Returns the win probabilities at which lines are drawn, in percent. */
  List<Integer> levels() {
    return bottom - top >= UIScale.scale(HIGH - ROOMY + 40)
        ? List.of(0, 25, 50, 75, 100)
        : List.of(0, 50, 100);
  }

  /** Returns the numbers of moves that are written, as many as there is space for. */
  List<Integer> ticks() {
    int most = Math.max(1, (int) ((right - left) / UIScale.scale(TICK)));
    int step = 1;
    for (int factor = 1; plies / step > most; factor *= 10) {
      for (int each : List.of(2, 5, 10)) {
        if (plies / step > most) {
          step = factor * each;
        }
      }
    }
    List<Integer> ticks = new ArrayList<>();
    for (int ply = step; ply <= plies; ply += step) {
      ticks.add(ply);
    }
    return ticks;
  }

  /** Where a move lies. */
  double x(int ply) {
    return left + (right - left) * ply / Math.max(1, plies);
  }

  /** Where a win probability lies. */
  double y(double probability) {
    return bottom - probability * (bottom - top);
  }

  /** Returns the move nearest to a place. */
  int ply(double x) {
    double part = (x - left) / Math.max(1, right - left);
    return (int) Math.round(Math.max(0, Math.min(1, part)) * plies);
  }
}
