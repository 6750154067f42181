package org.gobang.ui.swing.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleStateSet;
import javax.swing.JComponent;
import org.gobang.presentation.review.MoveTree;
import org.gobang.presentation.review.MoveTree.Cell;
import org.gobang.presentation.review.RecordReview;
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
  private List<MoveSpeech> moves = List.of();
  private Optional<MoveSpeech> current = Optional.empty();

  MoveTreeSpeech(MoveTreeView view, RecordReview review, Consumer<List<Integer>> goTo) {
    view.super();
    this.view = view;
    this.review = review;
    this.goTo = goTo;
  }

  MoveTreeView view() {
    return view;
  }

  RecordReview review() {
    return review;
  }

  void goTo(Cell cell) {
    goTo.accept(cell.path());
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

  /** Created on demand of a screen reader, as a record may have thousands of moves. */
  private List<MoveSpeech> moves() {
    if (!tree.equals(review.tree())) {
      tree = review.tree();
      List<MoveSpeech> all = new ArrayList<>();
      tree.ifPresent(
          rows ->
              rows.rows()
                  .forEach(
                      row -> row.forEach(cell -> all.add(new MoveSpeech(this, cell, all.size())))));
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
    return moves().stream().filter(move -> move.bounds().contains(place)).findFirst().orElse(null);
  }

  /** Reports a change of the current move. */
  void changed() {
    Optional<MoveSpeech> before = current;
    current = moves().stream().filter(MoveSpeech::isCurrent).findFirst();
    setAccessibleDescription(current.map(MoveSpeech::getAccessibleName).orElse(""));
    firePropertyChange(
        ACCESSIBLE_ACTIVE_DESCENDANT_PROPERTY, before.orElse(null), current.orElse(null));
  }
}
