package org.gobang.ui.console.screen;

import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.newgame.FirstGame;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.NewGame;
import org.gobang.presentation.newgame.Strength;
import org.gobang.presentation.session.Pace;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Texts;

/** Which game is played: the first one, and those that the person chooses after it. */
final class ScreenGameOpener {

  private final Workbench workbench;
  private final SessionPresenter presenter;
  private final Texts texts;
  private Runnable onQuestion = () -> {};

  ScreenGameOpener(Workbench workbench, SessionPresenter presenter, Texts texts) {
    this.workbench = workbench;
    this.presenter = presenter;
    this.texts = texts;
  }

  /** Has something done when the person is to say how strong the opponent is to be. */
  void onQuestion(Runnable action) {
    onQuestion = action;
  }

  /** Whether a game that was left may be offered: the command line names no other. */
  boolean offers() {
    return workbench.requestIsDefault();
  }

  /** Opens the first game, paused where a question comes before it, or waits for one to watch. */
  void begin(boolean paused) {
    presenter.begin(paused, () -> {}, this::refuse);
  }

  /** Without any game there is nothing to show, and the front end ends. */
  private void refuse(RefusedException refused) {
    if (presenter.game().isEmpty()) {
      throw refused;
    }
    presenter.notices().fail(refused);
  }

  /** Asks how strong the opponent is to be, where that is to be asked. */
  void ask() {
    presenter.firstGame().filter(FirstGame::asks).ifPresent(any -> onQuestion.run());
  }

  /** Plays against an opponent of this strength, as the person answered. */
  void answer(Strength strength) {
    FirstGame asked = presenter.firstGame().orElseThrow();
    asked.answered(strength);
    if (!asked.at(strength).equals(asked.setup())) {
      presenter.open(asked.at(strength));
    }
  }

  /** The next game, to be chosen. */
  NewGame next(GameState now) {
    return new NewGame(
        presenter.session().setups().last().orElseThrow(),
        GameChoices.of(workbench.plugins(), texts),
        Optional.of(now));
  }

  /**
   * Opens a game that the person chose, and keeps the choice; what refuses it becomes a notice.
   *
   * @param opened run when it is at hand
   */
  void choose(GameSetup chosen, Runnable opened) {
    presenter.choose(chosen, opened, presenter.notices()::fail);
  }

  /** How long moves between computers stay. */
  Pace pace() {
    return Pace.in(workbench.preferences());
  }

  /** Has moves between computers stay for so long, in this game and the next ones. */
  void pace(Pace next) {
    presenter.session().pace(next);
  }
}
