package org.gobang.ui.swing.window;

import java.util.List;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import org.gobang.presentation.session.InterfaceOpener;
import org.gobang.presentation.session.InterfaceOpener.Choice;
import org.gobang.presentation.text.Texts;

/** Has the person choose another front end, and opens it. */
record InterfaceChooser(JFrame owner, InterfaceOpener opener, Texts texts) {

  /** Returns at once; the choice is offered when the front ends are known. */
  void choose() {
    opener.list(this::offer);
  }

  private void offer(List<Choice> choices) {
    if (choices.isEmpty()) {
      opener.show();
      return;
    }
    Object chosen =
        JOptionPane.showInputDialog(
            owner,
            texts.of("front-end.which"),
            texts.of("do.front-end"),
            JOptionPane.PLAIN_MESSAGE,
            null,
            choices.toArray(),
            choices.get(0));
    if (chosen instanceof Choice choice) {
      opener.open(choice.id());
    }
  }
}
