package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Font;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.DefaultTableModel;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.library.OwnResults;
import org.gobang.presentation.library.OwnResults.Opponent;
import org.gobang.presentation.text.PlayerRatings;
import org.gobang.presentation.text.Texts;

/** The person's results by opponent and level, and the person's rating over time. */
final class ResultsPanel {

  private static final List<String> COLUMNS =
      List.of("opponent", "elo", "games", "won", "drawn", "lost", "score");

  private final Texts texts;
  private final JPanel panel =
      new JPanel(new MigLayout("insets 0, wrap 1", "[grow, fill]", "[grow, fill]12[]4[]8[]"));
  private final DefaultTableModel model;
  private final JTextArea rating = SidePanel.text(Font.BOLD, 1);
  private final RatingGraph graph;

  ResultsPanel(Texts texts) {
    this.texts = texts;
    model =
        new DefaultTableModel(
            COLUMNS.stream().map(each -> texts.of("results." + each)).toArray(), 0) {
          private static final long serialVersionUID = 1L;

          @Override
          public boolean isCellEditable(int row, int column) {
            return false;
          }
        };
    JTable table = new JTable(model);
    table.setShowGrid(false);
    table.setRowHeight(UIScale.scale(26));
    table.getTableHeader().setReorderingAllowed(false);
    table.getAccessibleContext().setAccessibleName(texts.of("library.results"));
    DefaultTableCellRenderer numbers = new DefaultTableCellRenderer();
    numbers.setHorizontalAlignment(SwingConstants.TRAILING);
    table.getColumnModel().getColumn(0).setPreferredWidth(UIScale.scale(260));
    for (int column = 1; column < COLUMNS.size(); column++) {
      table.getColumnModel().getColumn(column).setCellRenderer(numbers);
    }
    AlignedHeadings.follow(table);
    graph = new RatingGraph(this::described);
    JTextArea how = SidePanel.text(Font.PLAIN, -1);
    how.setForeground(UIManager.getColor("Label.disabledForeground"));
    SidePanel.set(how, texts.of("library.rating.how"));
    panel.add(new JScrollPane(table), "h 120:220, pushy");
    panel.add(rating, "wmin 0");
    panel.add(graph, "h 120:170");
    panel.add(how, "wmin 0");
  }

  JComponent component() {
    return panel;
  }

  private String described(OwnResults.Rating each) {
    return texts.of(
        "results.at",
        each.played(),
        PlayerRatings.rounded(each.elo()),
        PlayerRatings.rounded(each.uncertainty()));
  }

  void show(OwnResults results) {
    model.setRowCount(0);
    List<Opponent> rows = new ArrayList<>(results.opponents());
    if (rows.size() != 1) {
      rows.add(results.total(texts));
    }
    rows.stream().filter(each -> each.games() > 0).forEach(each -> model.addRow(cells(each)));
    String text = results.ratingText(texts);
    SidePanel.set(rating, text);
    graph.show(results.ratings());
    graph.setVisible(!results.ratings().isEmpty());
    graph.getAccessibleContext().setAccessibleName(text);
  }

  private static Object[] cells(Opponent row) {
    return new Object[] {
      row.name(),
      row.elo().isPresent() ? PlayerRatings.rounded(row.elo().getAsInt()) : "",
      row.games(),
      row.won(),
      row.drawn(),
      row.lost(),
      row.percent() + "%"
    };
  }
}
