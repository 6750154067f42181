package org.gobang.ui.swing.window;

import java.awt.Rectangle;
import javax.accessibility.AccessibleAction;
import javax.accessibility.AccessibleRole;
import org.gobang.presentation.review.MoveTree.Cell;
import org.gobang.ui.swing.speech.PartSpeech;
import org.jspecify.annotations.Nullable;

/** A move of the tree for those who do not see it: what it is, and going there. */
final class MoveSpeech extends PartSpeech implements AccessibleAction {

  private final MoveTreeSpeech tree;
  private final Cell cell;
  private final int index;

  MoveSpeech(MoveTreeSpeech tree, Cell cell, int index) {
    super(tree.view());
    this.tree = tree;
    this.cell = cell;
    this.index = index;
  }

  Cell cell() {
    return cell;
  }

  @Override
  public String getAccessibleName() {
    return tree.review().describe(cell);
  }

  @Override
  public AccessibleRole getAccessibleRole() {
    return AccessibleRole.LIST_ITEM;
  }

  @Override
  protected boolean isCurrent() {
    return tree.review().current().filter(cell::equals).isPresent();
  }

  @Override
  protected Rectangle bounds() {
    return MoveCells.bounds(cell);
  }

  @Override
  public int getAccessibleIndexInParent() {
    return index;
  }

  @Override
  public AccessibleAction getAccessibleAction() {
    return this;
  }

  @Override
  public int getAccessibleActionCount() {
    return 1;
  }

  @Override
  public @Nullable String getAccessibleActionDescription(int action) {
    return action == 0 ? AccessibleAction.CLICK : null;
  }

  @Override
  public boolean doAccessibleAction(int action) {
    if (action == 0) {
      tree.goTo(cell);
    }
    return action == 0;
  }

  @Override
  public void requestFocus() {
    tree.view().requestFocusInWindow();
    tree.goTo(cell);
  }
}
