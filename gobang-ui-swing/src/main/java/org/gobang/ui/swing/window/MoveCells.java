package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Ellipse2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Set;
import javax.swing.UIManager;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.presentation.review.MoveTree.Cell;
import org.gobang.presentation.review.RecordReview;

/**
 * Lays out and paints the moves of a tree. Lengths scale with the text size.
 *
 * @param on the component
 */
record MoveCells(Component on, RecordReview review) {

  private static final int STONE = 20;
  private static final int MARGIN = 6;
  private static final int INDENT = 14;
  private static final int DEEPEST = 5;
  private static final float PALE = 0.55f;

  static int px(int usual) {
    return UIScale.scale(usual);
  }

  static int cellWidth() {
    return px(65);
  }

  static int rowHeight() {
    return px(26);
  }

  private static int indent(int depth) {
    return px(INDENT) * Math.min(depth, DEEPEST);
  }

  /** Returns the number of moves per row for a width. */
  static int inRow(int width, int depth) {
    return Math.max(1, (width - 2 * px(MARGIN) - indent(depth)) / cellWidth());
  }

  /** Returns the height of a number of rows. */
  static int height(int rows) {
    return 2 * px(MARGIN) + rows * rowHeight();
  }

  /** Returns the height of the whole rows that fit into a height, at least one. */
  static int wholeRows(int height) {
    int margin = px(MARGIN);
    return margin + rowHeight() * Math.max(1, (height - margin) / rowHeight());
  }

  /** Returns the start of the row at a height, so that stones are not cut off. */
  static int wholeRow(int y) {
    int row = y / rowHeight();
    return row == 0 ? 0 : row * rowHeight() + px(MARGIN) / 2;
  }

  /** Returns the index of the row at a height. The row may not exist. */
  static int row(int y) {
    return Math.floorDiv(y - px(MARGIN), rowHeight());
  }

  /** Returns the bounds of a move. */
  static Rectangle bounds(Cell cell) {
    int x = px(MARGIN) + indent(cell.depth()) + cell.column() * cellWidth();
    return new Rectangle(x, px(MARGIN) + cell.row() * rowHeight(), cellWidth(), rowHeight());
  }

  /** Paints a row. Moves outside the current line are pale. */
  void paint(Graphics2D g, List<Cell> row, Set<Cell> line) {
    guides(g, row.get(0));
    for (Cell cell : row) {
      float alpha = line.contains(cell) ? 1 : PALE;
      g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, alpha));
      paint(g, cell);
    }
    g.setComposite(AlphaComposite.SrcOver);
  }

  /** Paints faint guide lines along the rows of a variation. */
  private void guides(Graphics2D g, Cell first) {
    g.setColor(UIManager.getColor("Component.borderColor"));
    for (int depth = 1; depth <= Math.min(first.depth(), DEEPEST); depth++) {
      int x = px(MARGIN) + indent(depth) - px(INDENT) / 2 - 1;
      g.fillRect(x, bounds(first).y, 1, rowHeight());
    }
  }

  private void paint(Graphics2D g, Cell cell) {
    Rectangle b = bounds(cell);
    boolean current = review.current().filter(cell::equals).isPresent();
    if (current) {
      String ground =
          on.isFocusOwner() ? "List.selectionBackground" : "List.selectionInactiveBackground";
      g.setColor(UIManager.getColor(ground));
      g.fill(new RoundRectangle2D.Double(b.x, b.y + 1, b.width - 2, b.height - 2, 8, 8));
    }
    String ink =
        !current
            ? "List.foreground"
            : on.isFocusOwner() ? "List.selectionForeground" : "List.selectionInactiveForeground";
    Color text = UIManager.getColor(ink);
    cell.move()
        .ifPresentOrElse(move -> move(g, cell, move, b, text), () -> start(g, cell, b, text));
    review
        .reviewed(cell)
        .filter(move -> move.type().isFault())
        .ifPresent(
            move -> {
              g.setColor(MistakeMarks.colour(move.type()));
              g.fill(
                  new RoundRectangle2D.Double(
                      b.x + px(2), b.getMaxY() - px(4), b.width - px(6), px(3), 3, 3));
            });
    if (cell.commented()) {
      g.setColor(current ? text : UIManager.getColor("Component.accentColor"));
      g.fill(new Ellipse2D.Double(b.getMaxX() - px(10), b.y + px(4), px(5), px(5)));
    }
  }

  private void start(Graphics2D g, Cell cell, Rectangle b, Color ink) {
    g.setColor(ink);
    g.setFont(ThemeSwitcher.font(Font.PLAIN, -1));
    text(g, review.label(cell), b.x + px(7), b);
  }

  private void move(Graphics2D g, Cell cell, Move move, Rectangle b, Color ink) {
    boolean black = move.stone() == Stone.BLACK;
    int size = px(STONE);
    int x = b.x + px(3);
    new StoneIcon(move.stone(), STONE).paintIcon(on, g, x, b.y + (b.height - size) / 2);
    String number = cell.number().isPresent() ? String.valueOf(cell.number().getAsInt()) : "";
    g.setFont(ThemeSwitcher.font(Font.BOLD, number.length() < 3 ? -2.5f : -4));
    g.setColor(black ? new Color(0xF4F4F2) : new Color(0x1B1B1D));
    text(g, number, x + (size - g.getFontMetrics().stringWidth(number)) / 2, b);
    g.setFont(ThemeSwitcher.font(Font.PLAIN, -1));
    g.setColor(ink);
    int from = x + size + px(5);
    text(g, fitting(g.getFontMetrics(), review.label(cell), b.x + b.width - from), from, b);
  }

  /** Returns a text, shortened at the end if too wide. */
  private static String fitting(FontMetrics metrics, String text, int width) {
    String fits = text;
    for (int end = text.length(); end > 0 && metrics.stringWidth(fits) > width; ) {
      end = text.offsetByCodePoints(end, -1);
      fits = text.substring(0, end) + "…";
    }
    return fits;
  }

  private static void text(Graphics2D g, String text, int x, Rectangle b) {
    FontMetrics metrics = g.getFontMetrics();
    g.drawString(text, x, b.y + (b.height - metrics.getHeight()) / 2 + metrics.getAscent());
  }
}
