package org.gobang.ui.swing.board;

import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Optional;
import javax.swing.SwingUtilities;
import org.gobang.api.Point;
import org.gobang.ui.swing.present.BoardPresenter;

/** Sends pointer and keyboard input to the presenter. */
final class BoardInput extends MouseAdapter {

  private final BoardComponent board;
  private final BoardPresenter presenter;

  BoardInput(BoardComponent board, BoardPresenter presenter) {
    this.board = board;
    this.presenter = presenter;
  }

  void listen() {
    board.addMouseListener(this);
    board.addMouseMotionListener(this);
    RunnableAction.onKey(board, "LEFT", () -> presenter.moveFocus(-1, 0));
    RunnableAction.onKey(board, "RIGHT", () -> presenter.moveFocus(1, 0));
    RunnableAction.onKey(board, "UP", () -> presenter.moveFocus(0, 1));
    RunnableAction.onKey(board, "DOWN", () -> presenter.moveFocus(0, -1));
    RunnableAction.onKey(board, "ENTER", presenter::playFocus);
    RunnableAction.onKey(board, "SPACE", presenter::playFocus);
    RunnableAction.onKey(board, "ESCAPE", presenter::escape);
    RunnableAction.onKey(board, "shift F10", this::showMenu);
    RunnableAction.onKey(board, "CONTEXT_MENU", this::showMenu);
  }

  /** Opens the menu at the focused point. Without focus, moves the focus to the centre. */
  private void showMenu() {
    if (presenter.focus().isEmpty()) {
      presenter.moveFocus(0, 0);
    }
    presenter.focus().ifPresent(board::showMenu);
  }

  private Optional<Point> at(MouseEvent event) {
    return board.geometry().at(event.getX(), event.getY());
  }

  @Override
  public void mouseMoved(MouseEvent event) {
    presenter.hover(at(event));
  }

  @Override
  public void mouseDragged(MouseEvent event) {
    presenter.hover(at(event));
  }

  @Override
  public void mouseExited(MouseEvent event) {
    presenter.hover(Optional.empty());
  }

  /** Handles a press instead of a click, so that a small pointer movement is tolerated. */
  @Override
  public void mousePressed(MouseEvent event) {
    board.requestFocusInWindow();
    if (event.isPopupTrigger() || SwingUtilities.isRightMouseButton(event)) {
      at(event).ifPresent(board::showMenu);
    } else if (SwingUtilities.isLeftMouseButton(event)) {
      presenter.hover(at(event));
      at(event).ifPresentOrElse(presenter::click, presenter::clickBeside);
    }
  }
}
