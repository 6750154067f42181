package org.gobang.ui.console.screen;

import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.newgame.FirstGame;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.NewGame;
import org.gobang.presentation.newgame.Strength;
import org.gobang.presentation.session.MovePace;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Texts;

/** Opens games: the first one, and those that the user chooses later. */
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

  /** Sets what is done when the user has to choose the opponent's strength. */
  void onQuestion(Runnable action) {
    onQuestion = action;
  }

  /** Handles the refusal of the first game: without any game the front end ends. */
  void refuse(RefusedException refused) {
    if (presenter.game().isEmpty()) {
      throw refused;
    }
    presenter.notices().fail(refused);
  }

  /** Asks for the strength of the opponent, if this is the first game of a new user. */
  void ask() {
    presenter.firstGame().filter(FirstGame::asks).ifPresent(any -> onQuestion.run());
  }

  /** Plays against an opponent of the strength that the user chose; empty to follow results. */
  void answer(Optional<Strength> strength) {
    FirstGame asked = presenter.firstGame().orElseThrow();
    asked.answered(strength);
    if (!asked.at(strength).equals(asked.setup())) {
      presenter.open(asked.at(strength));
    }
  }

  /** The level and the rating of the opponent at a strength, in words. */
  String about(Optional<Strength> strength) {
    return presenter.firstGame().map(first -> first.about(strength, texts)).orElse("");
  }

  /** The choices for the next game. */
  NewGame next(GameState now) {
    return new NewGame(
        workbench,
        presenter.setups().last().orElseThrow(),
        GameChoices.of(workbench.plugins(), texts),
        Optional.of(now));
  }

  /**
   * Opens a game that the user chose, and stores the choice; a refusal becomes a notice.
   *
   * @param opened run when it is open
   */
  void choose(NewGame chosen, Runnable opened) {
    presenter.choose(chosen, opened, presenter.notices()::fail);
  }

  /** How long each move stays in games between computers. */
  MovePace pace() {
    return MovePace.in(workbench.preferences());
  }

  /** Sets how long each move stays in games between computers, in this one and later ones. */
  void pace(MovePace next) {
    presenter.pace(next);
  }
}
