package org.gobang.ui.swing.window;

import java.util.Optional;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.workspace.Workspace;

/**
 * What goes on in a session, as far as a workspace depends on it.
 *
 * @param game identifies the game at hand; empty for none
 * @param explored whether that game is looked through and not played
 * @param reviews whether it is being reviewed, or its review is shown
 * @param analyses whether engines analyse the position
 * @param solves whether there is a problem
 */
record Activity(
    Optional<?> game, boolean explored, boolean reviews, boolean analyses, boolean solves) {

  /** Nothing goes on. */
  static final Activity NONE = new Activity(Optional.empty(), false, false, false, false);

  /** What goes on in a session now. */
  static Activity of(SessionPresenter session) {
    return new Activity(
        session.game(),
        session.state().filter(GameState::explored).isPresent(),
        session.mistakes().runs() || session.mistakes().review().isPresent(),
        session.analysis().isOn(),
        session.display().problem().isPresent());
  }

  /**
   * Returns the workspace that shows what has started since an earlier moment; empty for nothing.
   */
  Optional<Workspace> started(Activity before) {
    boolean opened = game.isPresent() && (!game.equals(before.game) || explored != before.explored);
    if (solves && (opened || !before.solves)) {
      return Optional.of(Workspace.LEARN);
    }
    if (reviews && (opened || !before.reviews)) {
      return Optional.of(Workspace.REVIEW);
    }
    if (opened || (analyses && !before.analyses)) {
      return Optional.of(explored || analyses ? Workspace.ANALYZE : Workspace.PLAY);
    }
    return Optional.empty();
  }
}
