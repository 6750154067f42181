package org.gobang.ui.swing.window;

import java.awt.BorderLayout;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import org.gobang.presentation.files.ResumeOffer;
import org.gobang.presentation.files.ResumeOffer.Offered;
import org.gobang.presentation.text.Texts;

/** The dialog that offers to resume an unfinished game, or one of several. */
record UnfinishedDialog(JFrame owner, ResumeOffer offer, Texts texts) {
  private static final int MOST_ROWS = 8;
  private static final int GAP = 8;

  /**
   * Asks.
   *
   * @param declined runs if the user resumes none
   */
  void show(Runnable declined) {
    if (!owner.isShowing()) {
      return;
    }
    List<Offered> games = offer.games();
    JList<String> list = new JList<>(games.stream().map(Offered::text).toArray(String[]::new));
    int answer =
        Dialogs.ask(
            owner,
            texts.of("unfinished.title"),
            games.size() == 1 ? texts.of("unfinished.question", games.get(0).text()) : which(list),
            JOptionPane.QUESTION_MESSAGE,
            0,
            texts.of("unfinished.go.on"),
            texts.of("unfinished.not.now"));
    if (answer == 0 && (games.size() == 1 || !list.isSelectionEmpty())) {
      offer.accept(games.get(Math.max(0, list.getSelectedIndex())));
    } else {
      offer.decline();
      declined.run();
    }
  }

  /** Returns the question, and the list with the newest game selected. */
  private JComponent which(JList<String> list) {
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setSelectedIndex(0);
    list.setVisibleRowCount(Math.min(list.getModel().getSize(), MOST_ROWS));
    JLabel question = new JLabel(texts.of("unfinished.which"));
    question.setLabelFor(list);
    JPanel panel = new JPanel(new BorderLayout(0, GAP));
    panel.add(question, BorderLayout.NORTH);
    panel.add(new JScrollPane(list), BorderLayout.CENTER);
    return panel;
  }
}
