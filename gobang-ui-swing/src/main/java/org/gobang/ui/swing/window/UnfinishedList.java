package org.gobang.ui.swing.window;

import java.awt.BorderLayout;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;
import org.gobang.presentation.files.ResumeOffer.Offered;
import org.gobang.presentation.text.Texts;

/** The unfinished games that are offered, of which one is chosen: the newest at first. */
final class UnfinishedList {

  private static final int MOST_ROWS = 8;
  private static final int GAP = 8;

  private final List<Offered> games;
  private final Texts texts;
  private final JList<String> list;

  UnfinishedList(List<Offered> games, Texts texts) {
    this.games = games;
    this.texts = texts;
    this.list = new JList<>(games.stream().map(Offered::text).toArray(String[]::new));
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setSelectedIndex(0);
    list.setVisibleRowCount(Math.min(games.size(), MOST_ROWS));
  }

  /** The question and the list. */
  JComponent component() {
    JPanel panel = new JPanel(new BorderLayout(0, GAP));
    JLabel question = new JLabel(texts.of("unfinished.which"));
    question.setLabelFor(list);
    panel.add(question, BorderLayout.NORTH);
    panel.add(new JScrollPane(list), BorderLayout.CENTER);
    return panel;
  }

  /** The game that is selected. */
  Optional<Offered> chosen() {
    int selected = list.getSelectedIndex();
    return selected < 0 ? Optional.empty() : Optional.of(games.get(selected));
  }
}
