package org.gobang.ui.swing.window;

import java.util.Optional;
import java.util.concurrent.Executor;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.NewGame;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.GamePresenter;

/** Has the person choose the next game. */
final class NextGameChooser {

  private final JFrame owner;
  private final GamePresenter game;
  private final Workbench workbench;
  private final Texts texts;

  NextGameChooser(JFrame owner, GamePresenter game, Workbench workbench, Texts texts) {
    this.owner = owner;
    this.game = game;
    this.workbench = workbench;
    this.texts = texts;
  }

  /**
   * Asks for it, beginning with the last game.
   *
   * @param worker asks the plugins what there is to choose from
   */
  void choose(Executor worker) {
    if (game.session().setups().last().isEmpty()) {
      game.session().notices().fail(new RefusedException(texts.of("watching")));
      return;
    }
    GameSetup last = game.session().setups().last().get();
    worker.execute(
        () -> {
          try {
            GameChoices offer = GameChoices.of(workbench.plugins(), texts);
            NewGame choice = new NewGame(workbench, last, offer, Optional.empty());
            SwingUtilities.invokeLater(() -> NewGameDialog.show(owner, choice, texts, game));
          } catch (RefusedException noRules) {
            SwingUtilities.invokeLater(() -> game.session().notices().fail(noRules));
          }
        });
  }
}
