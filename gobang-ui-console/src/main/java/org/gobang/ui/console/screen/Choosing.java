package org.gobang.ui.console.screen;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.newgame.FirstGame;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.LastGame;
import org.gobang.presentation.newgame.NewGame;
import org.gobang.presentation.newgame.Strength;
import org.gobang.presentation.session.Pace;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.Table;

/** Which game is played: the first one, and those that the person chooses after it. */
final class Choosing {

  private final Workbench workbench;
  private final Texts texts;
  private final Notices notices;
  private final Table table;
  private final Optional<FirstGame> beginning;
  private final Predicate<GameSetup> open;
  private Runnable onQuestion = () -> {};

  /**
   * Choices for a table.
   *
   * @param open opens a game, and tells whether that was possible
   */
  Choosing(
      Workbench workbench,
      Texts texts,
      Notices notices,
      Table table,
      Optional<FirstGame> beginning,
      Predicate<GameSetup> open) {
    this.workbench = workbench;
    this.texts = texts;
    this.notices = notices;
    this.table = table;
    this.beginning = beginning;
    this.open = open;
    table.paced(() -> pace().least());
  }

  private Preferences preferences() {
    return workbench.preferences();
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
    try {
      table.begin(paused ? FirstGame::paused : UnaryOperator.identity());
    } catch (RefusedException gone) {
      table.open(beginning.flatMap(FirstGame::otherwise).orElseThrow(() -> gone));
      notices.complain(texts.of(gone));
    }
  }

  /** Asks how strong the opponent is to be, where that is to be asked. */
  void ask() {
    beginning.filter(FirstGame::asks).ifPresent(any -> onQuestion.run());
  }

  /** Plays against an opponent of this strength, as the person answered. */
  void answer(Strength strength) {
    FirstGame asked = beginning.orElseThrow();
    asked.answered(strength);
    if (!asked.at(strength).equals(asked.setup())) {
      choose(asked.at(strength));
    }
  }

  /** The next game, to be chosen. */
  NewGame next(GameState now) {
    GameSetup last = table.setup().orElseThrow();
    return new NewGame(
        table.like(last.record(), last.path()),
        GameChoices.of(workbench.plugins(), texts),
        Optional.of(now));
  }

  /** Opens a game that the person chose, and keeps the choice; gives whether that was possible. */
  boolean choose(GameSetup chosen) {
    boolean opened = open.test(chosen);
    if (opened) {
      new LastGame(workbench).keep(chosen);
    }
    return opened;
  }

  /** How long moves between computers stay. */
  Pace pace() {
    return Pace.in(preferences());
  }

  /** Has moves between computers stay for so long, in this game and the next ones. */
  void pace(Pace next) {
    next.put(preferences());
    table.game().ifPresent(game -> game.pace(next.least()));
  }
}
