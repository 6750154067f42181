package org.gobang.ui.swing.window;

import java.util.Optional;
import java.util.concurrent.Executor;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import javax.swing.SwingUtilities;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.render.GameSetup;
import org.gobang.api.render.Records;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.Interpreter;
import org.gobang.ui.swing.present.Words;

/** Offers to go on with the game that was left before it was over. */
record Unfinished(
    JFrame owner, GamePresenter game, Records records, Interpreter interpreter, Words words) {

  /**
   * Looks for it off the event thread.
   *
   * @param otherwise done on the event thread where there is none, or it is declined
   */
  void offer(Executor worker, Runnable otherwise) {
    worker.execute(
        () -> {
          try {
            Optional<GameSetup> left = records.unfinished();
            left.ifPresentOrElse(
                setup -> {
                  String question = question(setup);
                  SwingUtilities.invokeLater(() -> ask(setup, question, otherwise));
                },
                () -> SwingUtilities.invokeLater(otherwise));
          } catch (RefusedException cannotBeRead) {
            SwingUtilities.invokeLater(() -> game.complain(cannotBeRead));
          }
        });
  }

  private String question(GameSetup setup) {
    return words.of(
        "unfinished.question",
        interpreter.name(setup.seat(Stone.BLACK), setup.seat(Stone.WHITE)),
        interpreter.name(setup.seat(Stone.WHITE), setup.seat(Stone.BLACK)),
        setup.path().size());
  }

  private void ask(GameSetup setup, String question, Runnable otherwise) {
    if (!owner.isShowing()) {
      return;
    }
    Object[] answers = {words.of("unfinished.go.on"), words.of("unfinished.not.now")};
    int answer =
        JOptionPane.showOptionDialog(
            owner,
            question,
            words.of("unfinished.title"),
            JOptionPane.DEFAULT_OPTION,
            JOptionPane.QUESTION_MESSAGE,
            null,
            answers,
            answers[0]);
    if (answer == 0) {
      game.open(setup);
    } else {
      otherwise.run();
    }
  }
}
