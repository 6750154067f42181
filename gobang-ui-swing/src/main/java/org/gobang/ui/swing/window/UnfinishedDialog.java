package org.gobang.ui.swing.window;

import java.util.List;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import org.gobang.presentation.files.ResumeOffer;
import org.gobang.presentation.files.ResumeOffer.Offered;
import org.gobang.presentation.text.Texts;

/** The dialog that offers to resume an unfinished game, or one of several. */
record UnfinishedDialog(JFrame owner, ResumeOffer offer, Texts texts) {
  /**
   * Shows the dialog and resumes the chosen game.
   *
   * @param declined called if the user does not resume a game
   */
  void show(Runnable declined) {
    if (!owner.isShowing()) {
      return;
    }
    List<String> games = offer.games().stream().map(Offered::text).toList();
    String title = texts.of("unfinished.title");
    String[] answers = {texts.of("unfinished.go.on"), texts.of("unfinished.not.now")};
    int chosen =
        games.size() > 1
            ? Dialogs.choose(owner, title, texts.of("unfinished.which"), games, answers)
            : Dialogs.ask(
                owner,
                title,
                texts.of("unfinished.question", games.get(0)),
                JOptionPane.QUESTION_MESSAGE,
                0,
                answers);
    if (chosen >= 0 && chosen < games.size()) {
      offer.accept(offer.games().get(chosen));
    } else {
      offer.decline();
      declined.run();
    }
  }
}
