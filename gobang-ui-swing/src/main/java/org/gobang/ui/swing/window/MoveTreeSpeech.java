package org.gobang.ui.swing.window;

import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleAction;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleStateSet;
import javax.swing.JComponent;
import org.gobang.presentation.review.MoveTree;
import org.gobang.presentation.review.MoveTree.Cell;
import org.gobang.presentation.review.RecordReview;
import org.gobang.ui.swing.speech.AccessiblePart;
import org.jspecify.annotations.Nullable;

/**
 * The accessible move tree for screen readers. Each move is a named child in row order. A change of
 * the current move fires an event.
 */
final class MoveTreeSpeech extends JComponent.AccessibleJComponent {
  private final MoveTreeView view;
  private final RecordReview review;
  private final Consumer<List<Integer>> goTo;
  private Optional<MoveTree> tree = Optional.empty();
  private List<MovePart> moves = List.of();
  private Optional<MovePart> current = Optional.empty();

  MoveTreeSpeech(MoveTreeView view, RecordReview review, Consumer<List<Integer>> goTo) {
    view.super();
    this.view = view;
    this.review = review;
    this.goTo = goTo;
  }

  @Override
  public AccessibleRole getAccessibleRole() {
    return AccessibleRole.LIST;
  }

  @Override
  public AccessibleStateSet getAccessibleStateSet() {
    AccessibleStateSet states = super.getAccessibleStateSet();
    states.add(AccessibleState.MANAGES_DESCENDANTS);
    return states;
  }

  /**
   * Returns the moves, created on the first call by a screen reader, because a record may have
   * thousands.
   */
  private List<MovePart> moves() {
    if (!tree.equals(review.tree())) {
      tree = review.tree();
      List<MovePart> all = new ArrayList<>();
      tree.ifPresent(
          rows ->
              rows.rows()
                  .forEach(row -> row.forEach(cell -> all.add(new MovePart(cell, all.size())))));
      moves = all;
    }
    return moves;
  }

  @Override
  public int getAccessibleChildrenCount() {
    return moves().size();
  }

  @Override
  public @Nullable Accessible getAccessibleChild(int index) {
    return index >= 0 && index < moves().size() ? moves().get(index) : null;
  }

  @Override
  public @Nullable Accessible getAccessibleAt(java.awt.Point place) {
    return moves().stream()
        .filter(move -> move.getBounds().contains(place))
        .findFirst()
        .orElse(null);
  }

  /** Reports a change of the current move. */
  void changed() {
    Optional<MovePart> before = current;
    current = moves().stream().filter(MovePart::isCurrent).findFirst();
    setAccessibleDescription(current.map(MovePart::getAccessibleName).orElse(""));
    firePropertyChange(
        ACCESSIBLE_ACTIVE_DESCENDANT_PROPERTY, before.orElse(null), current.orElse(null));
  }

  /** A move, with an action that goes to it. */
  private final class MovePart extends AccessiblePart {
    private final Cell cell;
    private final int index;

    MovePart(Cell cell, int index) {
      super(view);
      this.cell = cell;
      this.index = index;
    }

    @Override
    public String getAccessibleName() {
      return review.describe(cell);
    }

    @Override
    public AccessibleRole getAccessibleRole() {
      return AccessibleRole.LIST_ITEM;
    }

    @Override
    public int getAccessibleIndexInParent() {
      return index;
    }

    @Override
    public Rectangle getBounds() {
      return MoveCells.bounds(cell);
    }

    @Override
    protected boolean isCurrent() {
      return review.current().filter(cell::equals).isPresent();
    }

    @Override
    protected String actionText() {
      return AccessibleAction.CLICK;
    }

    @Override
    protected void act() {
      goTo.accept(cell.path());
    }

    @Override
    public void requestFocus() {
      view.requestFocusInWindow();
      act();
    }
  }
}
