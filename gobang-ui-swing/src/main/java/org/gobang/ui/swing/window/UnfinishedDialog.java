package org.gobang.ui.swing.window;

import javax.swing.JFrame;
import javax.swing.JOptionPane;
import org.gobang.presentation.files.UnfinishedOffer;
import org.gobang.presentation.text.Texts;

/** Asks whether to go on with the game that was left before it was over. */
record UnfinishedDialog(JFrame owner, UnfinishedOffer offer, Texts texts) {

  /**
   * Asks.
   *
   * @param declined run if the person does not go on with it
   */
  void show(Runnable declined) {
    if (!owner.isShowing()) {
      return;
    }
    Object[] answers = {texts.of("unfinished.go.on"), texts.of("unfinished.not.now")};
    int answer =
        JOptionPane.showOptionDialog(
            owner,
            texts.of("unfinished.question", offer.text().orElseThrow()),
            texts.of("unfinished.title"),
            JOptionPane.DEFAULT_OPTION,
            JOptionPane.QUESTION_MESSAGE,
            null,
            answers,
            answers[0]);
    if (answer == 0) {
      offer.accept();
    } else {
      offer.decline();
      declined.run();
    }
  }
}
