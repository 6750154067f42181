package org.gobang.ui.swing.window;

import java.util.concurrent.Executor;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import javax.swing.SwingUtilities;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Records;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.StageOutcome;
import org.gobang.presentation.text.Texts;
import org.gobang.presentation.text.UnfinishedGameText;
import org.gobang.ui.swing.present.GamePresenter;

/**
 * Begins with the question whether to go on with the game that was left before it was over, if
 * there is one. Nothing runs before the answer.
 */
record Unfinished(
    JFrame owner, GamePresenter game, Records records, PositionDescriber interpreter, Texts texts) {

  /**
   * Looks for it off the event thread, and opens the first game.
   *
   * @param otherwise done on the event thread where there is none, or it is declined
   */
  void offer(Executor worker, Runnable otherwise) {
    StageOutcome.deliver(
        records
            .unfinished()
            .thenApplyAsync(
                left ->
                    left.<Runnable>map(setup -> asking(setup, question(setup), otherwise))
                        .orElse(() -> game.begin(false, otherwise)),
                worker),
        SwingUtilities::invokeLater,
        Runnable::run,
        cannotBeRead -> {
          game.begin();
          game.session().notices().fail(cannotBeRead);
        });
  }

  private String question(GameSetup setup) {
    String text = UnfinishedGameText.of(setup, interpreter.names(), texts);
    return texts.of("unfinished.question", text);
  }

  private Runnable asking(GameSetup setup, String question, Runnable otherwise) {
    return () -> game.begin(true, () -> ask(setup, question, otherwise));
  }

  private void ask(GameSetup setup, String question, Runnable otherwise) {
    if (!owner.isShowing()) {
      return;
    }
    Object[] answers = {texts.of("unfinished.go.on"), texts.of("unfinished.not.now")};
    int answer =
        JOptionPane.showOptionDialog(
            owner,
            question,
            texts.of("unfinished.title"),
            JOptionPane.DEFAULT_OPTION,
            JOptionPane.QUESTION_MESSAGE,
            null,
            answers,
            answers[0]);
    if (answer == 0) {
      game.session().open(setup);
    } else {
      game.session().actions().resume();
      otherwise.run();
    }
  }
}
