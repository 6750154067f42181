package org.gobang.ui.swing.board;

import java.awt.Rectangle;
import java.util.Locale;
import javax.accessibility.AccessibleRole;
import org.gobang.api.Point;
import org.gobang.ui.swing.speech.AccessiblePart;

/** An accessible point for screen readers, on which a stone can be placed. */
final class PointSpeech extends AccessiblePart {

  private final BoardSpeech board;
  private final Point point;

  PointSpeech(BoardSpeech board, Point point) {
    super(board.board());
    this.board = board;
    this.point = point;
  }

  @Override
  public String getAccessibleName() {
    return board.words().of(point);
  }

  @Override
  public AccessibleRole getAccessibleRole() {
    return AccessibleRole.PUSH_BUTTON;
  }

  @Override
  protected boolean isCurrent() {
    return board.presenter().focus().filter(point::equals).isPresent();
  }

  @Override
  protected Rectangle bounds() {
    return board.bounds(point).getBounds();
  }

  @Override
  public int getAccessibleIndexInParent() {
    return board.index(point);
  }

  @Override
  public Locale getLocale() {
    return board.words().locale();
  }

  @Override
  protected String actionText() {
    return board.words().action();
  }

  @Override
  protected void act() {
    board.presenter().focusOn(point);
    board.presenter().playFocus();
  }

  @Override
  public void requestFocus() {
    board.board().requestFocusInWindow();
    board.presenter().focusOn(point);
  }
}
