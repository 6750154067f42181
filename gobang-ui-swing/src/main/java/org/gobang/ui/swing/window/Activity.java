package org.gobang.ui.swing.window;

import java.util.Optional;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.workspace.Workspace;

/**
 * The activity of a session, which determines the workspace.
 *
 * @param game the identity of the current game; empty for none
 * @param explored whether the game is explored instead of played
 * @param reviews whether the review of the game is running or shown
 * @param analyses whether engines analyze the position
 * @param solves whether a problem is shown
 */
record Activity(
    Optional<?> game, boolean explored, boolean reviews, boolean analyses, boolean solves) {

  /** No activity. */
  static final Activity NONE = new Activity(Optional.empty(), false, false, false, false);

  /** Returns the current activity of a session. */
  static Activity of(SessionPresenter session) {
    return new Activity(
        session.game(),
        session.state().filter(GameState::explored).isPresent(),
        session.mistakes().runs() || session.mistakes().review().isPresent(),
        session.analysis().isOn(),
        session.display().problem().isPresent());
  }

  /**
   * Returns the workspace for an activity started since an earlier state, or empty if none was
   * started.
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
