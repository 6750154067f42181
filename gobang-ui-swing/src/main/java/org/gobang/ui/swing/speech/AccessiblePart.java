package org.gobang.ui.swing.speech;

import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Rectangle;
import java.awt.event.FocusListener;
import java.util.Locale;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleAction;
import javax.accessibility.AccessibleComponent;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleStateSet;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;

/** A painted part of a component for screen readers: a point of the board, a move of the tree. */
public abstract class AccessiblePart extends AccessibleContext
    implements Accessible, AccessibleAction, AccessibleComponent {

  private final JComponent whole;

  /**
   * Creates a part.
   *
   * @param whole the component with this part
   */
  protected AccessiblePart(JComponent whole) {
    this.whole = whole;
    setAccessibleParent((Accessible) whole);
  }

  /** Returns the bounds on the component. */
  protected abstract Rectangle bounds();

  /** Returns whether it has the focus within the component. */
  protected abstract boolean isCurrent();

  /** Returns the description of its action. */
  protected abstract String actionText();

  /** Runs the action: places a stone on the point, or goes to the move. */
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
  public Locale getLocale() {
    return whole.getLocale();
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

  @Override
  public AccessibleComponent getAccessibleComponent() {
    return this;
  }

  @Override
  public boolean isFocusTraversable() {
    return true;
  }

  // ---- Position.

  @Override
  public Rectangle getBounds() {
    return bounds();
  }

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
    java.awt.Point corner = isShowing() ? whole.getLocationOnScreen() : null;
    if (corner != null) {
      corner.translate(getLocation().x, getLocation().y);
    }
    return corner;
  }

  /** Returns whether it contains a place, in its own coordinates. */
  @Override
  public boolean contains(java.awt.Point place) {
    return new Rectangle(getSize()).contains(place);
  }

  @Override
  public @Nullable Accessible getAccessibleAt(java.awt.Point place) {
    return null;
  }

  @Override
  public boolean isShowing() {
    return whole.isShowing();
  }

  @Override
  public boolean isVisible() {
    return true;
  }

  @Override
  public boolean isEnabled() {
    return true;
  }

  // ---- The remaining methods delegate to the component and change nothing.

  @Override
  public Color getBackground() {
    return whole.getBackground();
  }

  @Override
  public Color getForeground() {
    return whole.getForeground();
  }

  @Override
  public Cursor getCursor() {
    return whole.getCursor();
  }

  @Override
  public Font getFont() {
    return whole.getFont();
  }

  @Override
  public FontMetrics getFontMetrics(Font font) {
    return whole.getFontMetrics(font);
  }

  @Override
  public void setBackground(Color colour) {}

  @Override
  public void setForeground(Color colour) {}

  @Override
  public void setCursor(Cursor cursor) {}

  @Override
  public void setFont(Font font) {}

  @Override
  public void setEnabled(boolean enabled) {}

  @Override
  public void setVisible(boolean visible) {}

  @Override
  public void setLocation(java.awt.Point place) {}

  @Override
  public void setBounds(Rectangle bounds) {}

  @Override
  public void setSize(Dimension size) {}

  @Override
  public void addFocusListener(FocusListener listener) {
    whole.addFocusListener(listener);
  }

  @Override
  public void removeFocusListener(FocusListener listener) {
    whole.removeFocusListener(listener);
  }
}
