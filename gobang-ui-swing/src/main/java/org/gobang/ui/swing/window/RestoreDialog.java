package org.gobang.ui.swing.window;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import org.gobang.presentation.files.GameSaving;
import org.gobang.presentation.text.Texts;

/** The dialog that offers to restore the unsaved edits of crashed processes, game by game. */
record RestoreDialog(JFrame owner, GameSaving saving, Texts texts) {

  /**
   * Asks about each game until one is restored.
   *
   * @param restored called if a game is restored
   * @param otherwise called otherwise, also if there is nothing to restore
   */
  void show(Runnable restored, Runnable otherwise) {
    saving.findLost(
        lost -> {
          if (owner.isShowing() && restores(lost)) {
            restored.run();
          } else {
            otherwise.run();
          }
        });
  }

  private boolean restores(List<GameSaving.LostEdits> lost) {
    for (GameSaving.LostEdits each : lost) {
      int answer = ask(each);
      if (answer == 0) {
        saving.restore(each);
        return true;
      } else if (answer == 1) {
        saving.drop(each);
      } else {
        return false;
      }
    }
    return false;
  }

  private int ask(GameSaving.LostEdits lost) {
    Optional<String> name = lost.file().map(Path::getFileName).map(String::valueOf);
    return Dialogs.ask(
        owner,
        texts.of("restore.title"),
        name.map(file -> texts.of("restore.question.file", file))
            .orElseGet(() -> texts.of("restore.question")),
        JOptionPane.QUESTION_MESSAGE,
        0,
        texts.of("restore.do"),
        texts.of("restore.delete"),
        texts.of("restore.later"));
  }
}
