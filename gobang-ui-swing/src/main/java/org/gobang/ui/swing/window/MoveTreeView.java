package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.Scrollable;
import javax.swing.SwingUtilities;
import javax.swing.ToolTipManager;
import javax.swing.UIManager;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.ui.swing.board.Deed;
import org.gobang.ui.swing.present.Journey.Step;
import org.gobang.ui.swing.present.MoveTree;
import org.gobang.ui.swing.present.MoveTree.Cell;
import org.gobang.ui.swing.present.Review;
import org.jspecify.annotations.Nullable;

/**
 * The moves as numbered stones with their points, four in a row: a narrow panel shows the course of
 * a whole game so, and a variation stands indented below the move that it could have replaced. A
 * click goes to a move; what the line that is looked at leaves aside is pale.
 */
final class MoveTreeView extends JPanel implements Scrollable {
  private static final long serialVersionUID = 1L;

  private static final int STONE = 20;
  private static final int MARGIN = 6;
  private static final int INDENT = 14;
  private static final int DEEPEST = 5;

  private final transient Review review;
  private transient Optional<MoveTree> shownTree = Optional.empty();
  private transient Optional<Cell> shown = Optional.empty();

  /**
   * A view of the moves.
   *
   * @param goTo told where the person wants to go
   * @param step told which step the person takes with the keys
   */
  MoveTreeView(Review review, Consumer<List<Integer>> goTo, Consumer<Step> step) {
    this.review = review;
    setFocusable(true);
    ToolTipManager.sharedInstance().registerComponent(this);
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            requestFocusInWindow();
            at(event.getX(), event.getY()).map(Cell::path).ifPresent(goTo);
          }
        });
    addFocusListener(
        new FocusListener() {
          @Override
          public void focusGained(FocusEvent event) {
            repaint();
          }

          @Override
          public void focusLost(FocusEvent event) {
            repaint();
          }
        });
    key("LEFT", () -> step.accept(Step.BACK));
    key("RIGHT", () -> step.accept(Step.FORTH));
    key("UP", () -> step.accept(Step.PREVIOUS));
    key("DOWN", () -> step.accept(Step.NEXT));
    key("PAGE_UP", () -> step.accept(Step.FAR_BACK));
    key("PAGE_DOWN", () -> step.accept(Step.FAR_FORTH));
    key("HOME", () -> step.accept(Step.START));
    key("END", () -> step.accept(Step.END));
  }

  private void key(String stroke, Runnable deed) {
    getInputMap(WHEN_FOCUSED).put(KeyStroke.getKeyStroke(stroke), stroke);
    getActionMap().put(stroke, new Deed("", deed));
  }

  static int cellWidth() {
    return px(65);
  }

  static int rowHeight() {
    return px(26);
  }

  /** Lengths grow with the texts. */
  private static int px(int usual) {
    return UIScale.scale(usual);
  }

  private static int indent(int depth) {
    return px(INDENT) * Math.min(depth, DEEPEST);
  }

  /** As many moves go into a row as there is room for. */
  @Override
  public void setBounds(int x, int y, int width, int height) {
    boolean wider = width != getWidth();
    super.setBounds(x, y, width, height);
    if (wider) {
      int room = width - 2 * px(MARGIN);
      review.room(depth -> Math.max(1, (room - indent(depth)) / cellWidth()));
      refresh();
    }
  }

  private static int left(Cell cell) {
    return px(MARGIN) + indent(cell.depth()) + cell.column() * cellWidth();
  }

  /** Where a move is painted. */
  static Rectangle bounds(Cell cell) {
    return new Rectangle(
        left(cell), px(MARGIN) + cell.row() * rowHeight(), cellWidth(), rowHeight());
  }

  private Optional<Cell> at(int x, int y) {
    int row = Math.floorDiv(y - px(MARGIN), rowHeight());
    return review
        .tree()
        .map(MoveTree::rows)
        .filter(rows -> row >= 0 && row < rows.size())
        .flatMap(
            rows -> rows.get(row).stream().filter(cell -> bounds(cell).contains(x, y)).findFirst());
  }

  /** Shows how things are now; where the game has moved on, that place comes into sight. */
  void refresh() {
    Optional<Cell> current = review.current();
    if (!review.tree().equals(shownTree) || !current.equals(shown)) {
      shownTree = review.tree();
      shown = current;
      getAccessibleContext().setAccessibleDescription(current.map(review::describe).orElse(""));
      revalidate();
      repaint();
      // The list has its new length only after it was laid out.
      SwingUtilities.invokeLater(this::scroll);
    }
  }

  private void scroll() {
    shown.ifPresent(
        cell -> {
          Rectangle around = bounds(cell);
          around.grow(0, rowHeight());
          scrollRectToVisible(around);
        });
  }

  @Override
  public @Nullable String getToolTipText(MouseEvent event) {
    return at(event.getX(), event.getY()).map(review::describe).orElse(null);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D g = (Graphics2D) graphics.create();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    Rectangle clip = g.getClipBounds() == null ? getVisibleRect() : g.getClipBounds();
    g.setColor(UIManager.getColor("List.background"));
    g.fill(clip);
    List<List<Cell>> rows = review.tree().map(MoveTree::rows).orElse(List.of());
    int first = Math.max(0, (clip.y - px(MARGIN)) / rowHeight());
    int last = Math.min(rows.size() - 1, (clip.y + clip.height - px(MARGIN)) / rowHeight());
    Set<Cell> line = Set.copyOf(review.line());
    for (int row = first; row <= last; row++) {
      guides(g, rows.get(row).get(0));
      for (Cell cell : rows.get(row)) {
        boolean pale = !line.contains(cell);
        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, pale ? 0.55f : 1f));
        paint(g, cell);
      }
      g.setComposite(AlphaComposite.SrcOver);
    }
    g.dispose();
  }

  /** Faint lines that lead the eye along the rows of a variation. */
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
          isFocusOwner() ? "List.selectionBackground" : "List.selectionInactiveBackground";
      g.setColor(UIManager.getColor(ground));
      g.fill(new RoundRectangle2D.Double(b.x, b.y + 1, b.width - 2, b.height - 2, 8, 8));
    }
    String ink =
        !current
            ? "List.foreground"
            : isFocusOwner() ? "List.selectionForeground" : "List.selectionInactiveForeground";
    Color text = UIManager.getColor(ink);
    cell.move()
        .ifPresentOrElse(move -> move(g, cell, move, b, text), () -> start(g, cell, b, text));
    if (cell.commented()) {
      g.setColor(current ? text : UIManager.getColor("Component.accentColor"));
      g.fill(new Ellipse2D.Double(b.getMaxX() - px(10), b.y + px(4), px(5), px(5)));
    }
  }

  private void start(Graphics2D g, Cell cell, Rectangle b, Color ink) {
    g.setColor(ink);
    g.setFont(Looks.font(Font.PLAIN, -1));
    text(g, review.label(cell), b.x + px(7), b);
  }

  private void move(Graphics2D g, Cell cell, Move move, Rectangle b, Color ink) {
    boolean black = move.stone() == Stone.BLACK;
    int size = px(STONE);
    int x = b.x + px(3);
    new StoneIcon(move.stone(), size).paintIcon(this, g, x, b.y + (b.height - size) / 2);
    g.setFont(Looks.font(Font.BOLD, cell.ply() < 100 ? -2.5f : -4));
    g.setColor(black ? new Color(0xF4F4F2) : new Color(0x1B1B1D));
    String number = String.valueOf(cell.ply());
    text(g, number, x + (size - g.getFontMetrics().stringWidth(number)) / 2, b);
    g.setFont(Looks.font(Font.PLAIN, -1));
    g.setColor(ink);
    text(g, review.label(cell), x + size + px(5), b);
  }

  private static void text(Graphics2D g, String text, int x, Rectangle b) {
    FontMetrics metrics = g.getFontMetrics();
    g.drawString(text, x, b.y + (b.height - metrics.getHeight()) / 2 + metrics.getAscent());
  }

  @Override
  public Dimension getPreferredSize() {
    int rows = review.tree().map(tree -> tree.rows().size()).orElse(0);
    return new Dimension(px(200), 2 * px(MARGIN) + rows * rowHeight());
  }

  @Override
  public Dimension getPreferredScrollableViewportSize() {
    return new Dimension(px(200), 2 * px(MARGIN) + 3 * rowHeight());
  }

  @Override
  public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
    return rowHeight();
  }

  @Override
  public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
    return Math.max(rowHeight(), visible.height - rowHeight());
  }

  @Override
  public boolean getScrollableTracksViewportWidth() {
    return true;
  }

  @Override
  public boolean getScrollableTracksViewportHeight() {
    return getParent() != null && getParent().getHeight() > getPreferredSize().height;
  }
}
