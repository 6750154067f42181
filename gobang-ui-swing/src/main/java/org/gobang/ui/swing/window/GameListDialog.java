package org.gobang.ui.swing.window;

import java.awt.Dimension;
import javax.swing.JFrame;
import javax.swing.JList;
import javax.swing.JOptionPane;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import org.gobang.presentation.files.GameList;
import org.gobang.presentation.text.Texts;

/** The dialog that selects a game of a file with several games. */
record GameListDialog(JFrame owner, GameList games, Texts texts) {

  private static final int MOST_ROWS = 16;
  private static final int WIDTH = 520;

  /** Shows the list and opens the chosen game. */
  void show() {
    JList<String> list = new JList<>(games.rows().toArray(String[]::new));
    list.setName("several");
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setSelectedIndex(0);
    list.setVisibleRowCount(Math.min(games.rows().size(), MOST_ROWS));
    list.getAccessibleContext().setAccessibleName(games.title());
    JScrollPane scrolled = new JScrollPane(list);
    Dimension size = scrolled.getPreferredSize();
    scrolled.setPreferredSize(
        new Dimension(Math.max(WIDTH, Math.min(size.width, 2 * WIDTH)), size.height));
    Listeners.onDoubleClick(
        list,
        () -> {
          if (SwingUtilities.getAncestorOfClass(JOptionPane.class, list)
              instanceof JOptionPane on) {
            on.setValue(texts.of("several.open"));
          }
        });
    Object[] question = {games.title(), scrolled};
    int answer =
        Dialogs.ask(
            owner,
            texts.of("several.choose"),
            question,
            JOptionPane.PLAIN_MESSAGE,
            0,
            texts.of("several.open"),
            texts.of("cancel"));
    if (answer == 0 && !list.isSelectionEmpty()) {
      games.open(list.getSelectedIndex());
    }
  }
}
