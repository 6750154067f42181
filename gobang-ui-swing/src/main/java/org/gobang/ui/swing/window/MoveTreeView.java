package org.gobang.ui.swing.window;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.accessibility.AccessibleContext;
import javax.swing.JPanel;
import javax.swing.JViewport;
import javax.swing.Scrollable;
import javax.swing.SwingUtilities;
import javax.swing.ToolTipManager;
import javax.swing.UIManager;
import org.gobang.presentation.review.MoveTree;
import org.gobang.presentation.review.MoveTree.Cell;
import org.gobang.presentation.review.Navigation.Step;
import org.gobang.presentation.review.RecordReview;
import org.gobang.ui.swing.board.Pixels;
import org.gobang.ui.swing.board.RunnableAction;
import org.jspecify.annotations.Nullable;

/**
 * The move tree: numbered stones with their points, four per row. Variations are indented below
 * their alternatives. Clicking a move goes to it. Moves outside the current line are pale.
 */
final class MoveTreeView extends JPanel implements Scrollable {
  private final RecordReview review;
  private final MoveCells cells;
  private final MoveTreeSpeech speech;
  private Optional<MoveTree> shownTree = Optional.empty();
  private Optional<Cell> shown = Optional.empty();
  private BiConsumer<List<Integer>, Point> menu = (path, place) -> {};

  /**
   * Creates a view of the tree.
   *
   * @param goTo receives the path of the chosen position
   * @param step receives steps made with keys
   */
  MoveTreeView(RecordReview review, Consumer<List<Integer>> goTo, Consumer<Step> step) {
    this.review = review;
    this.cells = new MoveCells(this, review);
    this.speech = new MoveTreeSpeech(this, review, goTo);
    this.accessibleContext = speech;
    setFocusable(true);
    ToolTipManager.sharedInstance().registerComponent(this);
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            requestFocusInWindow();
            Optional<List<Integer>> path = at(event.getX(), event.getY()).map(Cell::path);
            if (event.isPopupTrigger() || SwingUtilities.isRightMouseButton(event)) {
              path.ifPresent(cell -> menu.accept(cell, event.getPoint()));
            } else {
              path.ifPresent(goTo);
            }
          }
        });
    Listeners.onFocus(this, gained -> repaint());
    RunnableAction.onKey(this, "LEFT", () -> step.accept(Step.BACK));
    RunnableAction.onKey(this, "RIGHT", () -> step.accept(Step.FORTH));
    RunnableAction.onKey(this, "UP", () -> step.accept(Step.PREVIOUS));
    RunnableAction.onKey(this, "DOWN", () -> step.accept(Step.NEXT));
    RunnableAction.onKey(this, "PAGE_UP", () -> step.accept(Step.FAR_BACK));
    RunnableAction.onKey(this, "PAGE_DOWN", () -> step.accept(Step.FAR_FORTH));
    RunnableAction.onKey(this, "HOME", () -> step.accept(Step.START));
    RunnableAction.onKey(this, "END", () -> step.accept(Step.END));
  }

  /**
   * Sets the menu of moves. A right click opens it, or Shift+F10 or the menu key for the current
   * move.
   *
   * @param next receives the path to the position after the move and the location in the view
   * @param remove deletes the current move, for the Delete key
   */
  void onMenu(BiConsumer<List<Integer>, Point> next, Runnable remove) {
    menu = next;
    RunnableAction.onKey(this, "shift F10", this::showMenu);
    RunnableAction.onKey(this, "CONTEXT_MENU", this::showMenu);
    RunnableAction.onKey(this, "DELETE", remove);
  }

  private void showMenu() {
    shown.ifPresent(
        cell -> {
          Rectangle at = MoveCells.bounds(cell);
          menu.accept(cell.path(), new Point(at.x, at.y + at.height));
        });
  }

  /**
   * Adapts the number of moves per row to the width. Scrolls to the current move after the layout.
   */
  @Override
  public void setBounds(int x, int y, int width, int height) {
    boolean wider = width != getWidth();
    boolean resized = wider || height != getHeight();
    super.setBounds(x, y, width, height);
    if (wider) {
      review.room(depth -> MoveCells.inRow(width, depth));
      refresh();
    }
    if (resized) {
      SwingUtilities.invokeLater(this::scroll);
    }
  }

  private Optional<Cell> at(int x, int y) {
    int row = MoveCells.row(y);
    return review
        .tree()
        .map(MoveTree::rows)
        .filter(rows -> row >= 0 && row < rows.size())
        .flatMap(
            rows ->
                rows.get(row).stream()
                    .filter(cell -> MoveCells.bounds(cell).contains(x, y))
                    .findFirst());
  }

  /** Shows the current state and scrolls to a new current move. */
  void refresh() {
    Optional<Cell> current = review.current();
    if (!review.tree().equals(shownTree) || !current.equals(shown)) {
      shownTree = review.tree();
      shown = current;
      speech.changed();
      revalidate();
      repaint();
      // The list has its new length only after layout.
      SwingUtilities.invokeLater(this::scroll);
    }
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    return speech;
  }

  /** Scrolls to the current move. */
  void scroll() {
    shown.ifPresent(
        cell -> {
          Rectangle around = MoveCells.bounds(cell);
          around.grow(0, MoveCells.rowHeight());
          // Only the list scrolls, not the panel around it.
          if (getParent() instanceof JViewport list) {
            list.scrollRectToVisible(SwingUtilities.convertRectangle(this, around, list));
          }
        });
  }

  @Override
  public @Nullable String getToolTipText(MouseEvent event) {
    return at(event.getX(), event.getY()).map(review::describe).orElse(null);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D g = Pixels.smoothed(graphics);
    Rectangle clip = g.getClipBounds() == null ? getVisibleRect() : g.getClipBounds();
    g.setColor(UIManager.getColor("List.background"));
    g.fill(clip);
    List<List<Cell>> rows = review.tree().map(MoveTree::rows).orElse(List.of());
    int last = Math.min(rows.size() - 1, MoveCells.row(clip.y + clip.height));
    Set<Cell> line = Set.copyOf(review.line());
    for (int row = Math.max(0, MoveCells.row(clip.y)); row <= last; row++) {
      cells.paint(g, rows.get(row), line);
    }
    g.dispose();
  }

  @Override
  public Dimension getPreferredSize() {
    int rows = review.tree().map(tree -> tree.rows().size()).orElse(0);
    return new Dimension(MoveCells.px(200), MoveCells.height(rows));
  }

  @Override
  public Dimension getPreferredScrollableViewportSize() {
    return new Dimension(MoveCells.px(200), MoveCells.height(3));
  }

  @Override
  public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
    return MoveCells.rowHeight();
  }

  @Override
  public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
    return Math.max(MoveCells.rowHeight(), visible.height - MoveCells.rowHeight());
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
