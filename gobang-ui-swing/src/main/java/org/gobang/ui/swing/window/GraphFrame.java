package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.FontMetrics;
import java.util.ArrayList;
import java.util.List;

/**
 * The layout of a graph of win probabilities in its component. The title has a separate line above
 * the curves. Other labels are omitted if space is limited.
 *
 * @param left the left edge of the plot
 * @param top the upper edge of the plot
 * @param right the right edge of the plot
 * @param bottom the lower edge of the plot
 * @param plies the number of moves
 * @param line the height of a line of text
 * @param isRoomy whether the legend and the move numbers have separate lines
 */
record GraphFrame(
    double left, double top, double right, double bottom, int plies, int line, boolean isRoomy) {

  /** The minimum height for separate lines of the legend and the move numbers. */
  private static final int ROOMY = 104;

  private static final int HIGH = 180;
  private static final int NARROW = 150;
  private static final int TICK = 38;

  /**
   * Returns the frame of a graph.
   *
   * @param legend the number of curves in the legend
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

  /** Returns the win probabilities of the grid lines, in percent. */
  List<Integer> levels() {
    return bottom - top >= UIScale.scale(HIGH - ROOMY + 40)
        ? List.of(0, 25, 50, 75, 100)
        : List.of(0, 50, 100);
  }

  /** Returns the move numbers to label, as many as fit. */
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

  /** Returns the x coordinate of a move. */
  double x(int ply) {
    return left + (right - left) * ply / Math.max(1, plies);
  }

  /** Returns the y coordinate of a win probability. */
  double y(double probability) {
    return bottom - probability * (bottom - top);
  }

  /** Returns the number of the move nearest to an x coordinate. */
  int ply(double x) {
    double part = (x - left) / Math.max(1, right - left);
    return (int) Math.round(Math.max(0, Math.min(1, part)) * plies);
  }
}
