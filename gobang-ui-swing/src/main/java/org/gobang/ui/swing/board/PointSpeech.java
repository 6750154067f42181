package org.gobang.ui.swing.board;

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
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleStateSet;
import org.gobang.api.Point;
import org.jspecify.annotations.Nullable;

/** A point for those who do not see it: what is there, and a stone to be placed on it. */
final class PointSpeech extends AccessibleContext
    implements Accessible, AccessibleAction, AccessibleComponent {

  private final BoardSpeech board;
  private final Point point;

  PointSpeech(BoardSpeech board, Point point) {
    this.board = board;
    this.point = point;
    setAccessibleParent(board.board());
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    return this;
  }

  // ---- What it is.

  @Override
  public String getAccessibleName() {
    return board.words().of(point);
  }

  @Override
  public AccessibleRole getAccessibleRole() {
    return AccessibleRole.PUSH_BUTTON;
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
    if (hasKeyboard()) {
      states.add(AccessibleState.SELECTED);
      if (board.board().isFocusOwner()) {
        states.add(AccessibleState.FOCUSED);
      }
    }
    return states;
  }

  private boolean hasKeyboard() {
    return board.presenter().focus().filter(point::equals).isPresent();
  }

  @Override
  public int getAccessibleIndexInParent() {
    return board.index(point);
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
    return board.words().locale();
  }

  @Override
  public AccessibleAction getAccessibleAction() {
    return this;
  }

  @Override
  public AccessibleComponent getAccessibleComponent() {
    return this;
  }

  // ---- What can be done there.

  @Override
  public int getAccessibleActionCount() {
    return 1;
  }

  @Override
  public @Nullable String getAccessibleActionDescription(int index) {
    return index == 0 ? board.words().action() : null;
  }

  @Override
  public boolean doAccessibleAction(int index) {
    if (index != 0) {
      return false;
    }
    board.presenter().focusOn(point);
    board.presenter().playFocus();
    return true;
  }

  @Override
  public void requestFocus() {
    board.board().requestFocusInWindow();
    board.presenter().focusOn(point);
  }

  @Override
  public boolean isFocusTraversable() {
    return true;
  }

  // ---- Where it is.

  @Override
  public Rectangle getBounds() {
    return board.bounds(point).getBounds();
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
    java.awt.Point corner = isShowing() ? board.board().getLocationOnScreen() : null;
    if (corner != null) {
      corner.translate(getLocation().x, getLocation().y);
    }
    return corner;
  }

  /** Takes a place within itself. */
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
    return board.board().isShowing();
  }

  @Override
  public boolean isVisible() {
    return true;
  }

  @Override
  public boolean isEnabled() {
    return true;
  }

  // ---- The rest is as the board has it, and is not changed from here.

  @Override
  public Color getBackground() {
    return board.board().getBackground();
  }

  @Override
  public Color getForeground() {
    return board.board().getForeground();
  }

  @Override
  public Cursor getCursor() {
    return board.board().getCursor();
  }

  @Override
  public Font getFont() {
    return board.board().getFont();
  }

  @Override
  public FontMetrics getFontMetrics(Font font) {
    return board.board().getFontMetrics(font);
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
    board.addFocusListener(listener);
  }

  @Override
  public void removeFocusListener(FocusListener listener) {
    board.removeFocusListener(listener);
  }
}
