package org.gobang.ui.swing.window;

import javax.swing.JFrame;
import javax.swing.JOptionPane;
import org.gobang.api.Stone;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.session.GameActions;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.GamePresenter;

/** Resigns for the side to move, after confirmation if needed. */
final class ResignDialog {

  private ResignDialog() {}

  static void show(JFrame owner, GamePresenter game, Texts texts) {
    ShownPosition now = game.session().display().position().orElseThrow();
    Stone loser = now.person();
    if (!GameActions.isResignationConfirmed(now.state(), loser) || confirmed(owner, texts, loser)) {
      game.session().actions().resign();
    }
  }

  private static boolean confirmed(JFrame owner, Texts texts, Stone loser) {
    return Dialogs.confirms(
        owner,
        texts.of("do.resign"),
        texts.of("resign.sure", texts.of(loser)),
        JOptionPane.QUESTION_MESSAGE,
        texts.of("do.resign"),
        texts);
  }
}
