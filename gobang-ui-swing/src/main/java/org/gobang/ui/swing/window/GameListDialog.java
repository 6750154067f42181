package org.gobang.ui.swing.window;

import java.awt.Dimension;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JList;
import javax.swing.JOptionPane;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import org.gobang.presentation.files.GameList;
import org.gobang.presentation.text.Texts;

/** Has the person choose a game of a file with several. */
record GameListDialog(JFrame owner, GameList games, Texts texts) {

  private static final int MOST_ROWS = 16;
  private static final int WIDTH = 520;

  /** Asks, and opens the game that is chosen. */
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
    Object[] answers = {texts.of("several.open"), texts.of("cancel")};
    JOptionPane pane =
        new JOptionPane(
            new Object[] {games.title(), scrolled},
            JOptionPane.PLAIN_MESSAGE,
            JOptionPane.DEFAULT_OPTION,
            null,
            answers,
            answers[0]);
    list.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2) {
              pane.setValue(answers[0]);
            }
          }
        });
    JDialog dialog = pane.createDialog(owner, texts.of("several.choose"));
    dialog.setVisible(true);
    dialog.dispose();
    if (answers[0].equals(pane.getValue()) && !list.isSelectionEmpty()) {
      games.open(list.getSelectedIndex());
    }
  }
}
