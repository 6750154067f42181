package org.gobang.ui.swing.window;

import java.awt.Rectangle;
import javax.accessibility.AccessibleAction;
import javax.accessibility.AccessibleRole;
import org.gobang.presentation.review.MoveTree.Cell;
import org.gobang.ui.swing.speech.AccessiblePart;

/** An accessible move of the tree for screen readers, with the action to go there. */
final class MoveSpeech extends AccessiblePart {

  private final MoveTreeSpeech tree;
  private final Cell cell;
  private final int index;

  MoveSpeech(MoveTreeSpeech tree, Cell cell, int index) {
    super(tree.view());
    this.tree = tree;
    this.cell = cell;
    this.index = index;
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
  protected String actionText() {
    return AccessibleAction.CLICK;
  }

  @Override
  protected void act() {
    tree.goTo(cell);
  }

  @Override
  public void requestFocus() {
    tree.view().requestFocusInWindow();
    act();
  }
}
