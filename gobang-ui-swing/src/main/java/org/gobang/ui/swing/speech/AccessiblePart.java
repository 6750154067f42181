package org.gobang.ui.swing.speech;

import java.awt.Dimension;
import java.awt.Rectangle;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleAction;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleStateSet;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;

/**
 * The accessible description of a painted part of a component, for example a point of the board or
 * a move of the tree. It has the font, the colours and the visibility of the component.
 */
public abstract class AccessiblePart extends JComponent.AccessibleJComponent
    implements Accessible, AccessibleAction {

  private final JComponent whole;

  /**
   * Creates a part.
   *
   * @param whole the component that contains the part
   */
  protected AccessiblePart(JComponent whole) {
    whole.super();
    this.whole = whole;
    setAccessibleParent((Accessible) whole);
  }

  /** Returns the bounds in the component. */
  @Override
  public abstract Rectangle getBounds();

  /** Returns whether this part has the focus within the component. */
  protected abstract boolean isCurrent();

  /** Returns the description of the action. */
  protected abstract String actionText();

  /** Runs the action, for example places a stone on the point or goes to the move. */
  protected abstract void act();

  @Override
  public final AccessibleContext getAccessibleContext() {
    return this;
  }

  @Override
  public AccessibleStateSet getAccessibleStateSet() {
    AccessibleStateSet states = new AccessibleStateSet();
    states.add(AccessibleState.ENABLED);
    states.add(AccessibleState.VISIBLE);
    states.add(AccessibleState.FOCUSABLE);
    states.add(AccessibleState.SELECTABLE);
    states.add(AccessibleState.TRANSIENT);
    if (isShowing()) {
      states.add(AccessibleState.SHOWING);
    }
    if (isCurrent()) {
      states.add(AccessibleState.SELECTED);
      if (whole.isFocusOwner()) {
        states.add(AccessibleState.FOCUSED);
      }
    }
    return states;
  }

  @Override
  public int getAccessibleChildrenCount() {
    return 0;
  }

  @Override
  public @Nullable Accessible getAccessibleChild(int index) {
    return null;
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
  public @Nullable String getAccessibleActionDescription(int index) {
    return index == 0 ? actionText() : null;
  }

  @Override
  public boolean doAccessibleAction(int index) {
    if (index == 0) {
      act();
    }
    return index == 0;
  }

  // ---- Position.

  @Override
  public java.awt.Point getLocation() {
    return getBounds().getLocation();
  }

  @Override
  public Dimension getSize() {
    return getBounds().getSize();
  }

  @Override
  public java.awt.@Nullable Point getLocationOnScreen() {
    java.awt.Point corner = super.getLocationOnScreen();
    if (corner != null) {
      corner.translate(getLocation().x, getLocation().y);
    }
    return corner;
  }

  /** Returns whether this part contains a place, in the coordinates of the part. */
  @Override
  public boolean contains(java.awt.Point place) {
    return new Rectangle(getSize()).contains(place);
  }

  @Override
  public @Nullable Accessible getAccessibleAt(java.awt.Point place) {
    return null;
  }
}
