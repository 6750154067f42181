package org.gobang.ui.swing.window;

import java.util.List;
import java.util.Optional;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import org.gobang.presentation.files.ResumeOffer;
import org.gobang.presentation.files.ResumeOffer.Offered;
import org.gobang.presentation.text.Texts;

/** Asks whether to go on with a game that was left before it was over, or with which of several. */
record UnfinishedDialog(JFrame owner, ResumeOffer offer, Texts texts) {

  /**
   * Asks.
   *
   * @param declined run if the person does not go on with any
   */
  void show(Runnable declined) {
    if (!owner.isShowing()) {
      return;
    }
    List<Offered> games = offer.games();
    UnfinishedList list = new UnfinishedList(games, texts);
    Object[] answers = {texts.of("unfinished.go.on"), texts.of("unfinished.not.now")};
    int answer =
        JOptionPane.showOptionDialog(
            owner,
            games.size() == 1
                ? texts.of("unfinished.question", games.get(0).text())
                : list.component(),
            texts.of("unfinished.title"),
            JOptionPane.DEFAULT_OPTION,
            JOptionPane.QUESTION_MESSAGE,
            null,
            answers,
            answers[0]);
    Optional<Offered> chosen = answer == 0 ? list.chosen() : Optional.empty();
    if (chosen.isPresent()) {
      offer.accept(chosen.get());
    } else {
      offer.decline();
      declined.run();
    }
  }
}
