package org.gobang.ui.swing.window;

import java.util.concurrent.Executor;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import org.gobang.api.RefusedException;
import org.gobang.api.render.GameSetup;
import org.gobang.api.render.Workbench;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.Interpreter;
import org.gobang.ui.swing.present.LastGame;
import org.gobang.ui.swing.present.NewGame;
import org.gobang.ui.swing.present.Words;

/** Has the person choose the next game. */
final class NextGame {

  private final JFrame owner;
  private final GamePresenter game;
  private final Workbench workbench;
  private final Interpreter interpreter;
  private final Words words;

  NextGame(
      JFrame owner, GamePresenter game, Workbench workbench, Interpreter interpreter, Words words) {
    this.owner = owner;
    this.game = game;
    this.workbench = workbench;
    this.interpreter = interpreter;
    this.words = words;
  }

  /**
   * Asks for it, beginning with the last game.
   *
   * @param worker asks the plugins what there is to choose from
   */
  void choose(Executor worker) {
    if (game.setup().isEmpty()) {
      game.complain(new RefusedException(words.of("watching")));
      return;
    }
    GameSetup last = last(game.setup().get());
    worker.execute(
        () -> {
          try {
            NewGame choice = new NewGame(last, workbench.plugins(), interpreter, words);
            SwingUtilities.invokeLater(() -> NewGameDialog.show(owner, choice, words, game));
          } catch (RefusedException noRules) {
            SwingUtilities.invokeLater(() -> game.complain(noRules));
          }
        });
  }

  /** What was chosen last, even in another run; what is played unless it came from elsewhere. */
  private GameSetup last(GameSetup played) {
    boolean asked =
        workbench.request().filter(request -> request.record().equals(played.record())).isPresent();
    return asked ? new LastGame(workbench.preferences()).or(played) : played;
  }
}
