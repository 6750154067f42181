package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Font;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;
import org.gobang.presentation.library.OwnResults;
import org.gobang.presentation.library.OwnResults.Opponent;
import org.gobang.presentation.text.PlayerRatings;
import org.gobang.presentation.text.Texts;

/** The panel of the user's results by opponent and level, and the user's rating over time. */
final class ResultsPanel {

  private static final List<String> COLUMNS =
      List.of("opponent", "elo", "games", "won", "drawn", "lost", "score");

  private final Texts texts;
  private final JPanel panel =
      new JPanel(new MigLayout("insets 0, wrap 1", "[grow, fill]", "[grow, fill]12[]4[]8[]"));
  private final RowTable<Opponent> rows;
  private final JTextArea rating = SidePanel.text(Font.BOLD, 1);
  private final EloGraph graph = new EloGraph(PlayerRatings::rounded);

  ResultsPanel(Texts texts) {
    this.texts = texts;
    rows =
        new RowTable<>(
            texts.of("library.results"),
            COLUMNS.stream().map(each -> texts.of("results." + each)).toList(),
            ResultsPanel::cell);
    rows.component().getColumnModel().getColumn(0).setPreferredWidth(UIScale.scale(260));
    JTextArea how = SidePanel.text(Font.PLAIN, -1);
    SidePanel.quiet(how);
    SidePanel.set(how, texts.of("library.rating.how"));
    panel.add(new JScrollPane(rows.component()), "h 120:220, pushy");
    panel.add(rating, "wmin 0");
    panel.add(graph, "h 120:170");
    panel.add(how, "wmin 0");
  }

  JComponent component() {
    return panel;
  }

  private static EloGraph.Mark mark(List<OwnResults.Rating> all, int at) {
    OwnResults.Rating rating = all.get(at);
    return new EloGraph.Mark(
        all.size() == 1 ? 0.5 : (double) at / (all.size() - 1),
        rating.elo() - rating.uncertainty(),
        rating.elo(),
        rating.elo() + rating.uncertainty());
  }

  private String described(OwnResults.Rating each) {
    return texts.of(
        "results.at",
        each.played(),
        PlayerRatings.rounded(each.elo()),
        PlayerRatings.rounded(each.uncertainty()));
  }

  void show(OwnResults results) {
    List<Opponent> all = new ArrayList<>(results.opponents());
    if (all.size() != 1) {
      all.add(results.total(texts));
    }
    rows.show(all.stream().filter(each -> each.games() > 0).toList());
    String text = results.ratingText(texts);
    SidePanel.set(rating, text);
    List<OwnResults.Rating> ratings = results.ratings();
    graph.show(
        IntStream.range(0, ratings.size()).mapToObj(at -> mark(ratings, at)).toList(),
        ratings.isEmpty() ? 0 : ratings.get(0).elo(),
        at -> described(ratings.get(at)));
    graph.setVisible(!ratings.isEmpty());
    graph.getAccessibleContext().setAccessibleName(text);
  }

  private static Object cell(Opponent row, int column) {
    return switch (column) {
      case 0 -> row.name();
      case 1 ->
          new RowTable.Figure(
              row.elo().isPresent() ? PlayerRatings.rounded(row.elo().getAsInt()) : "");
      case 2 -> row.games();
      case 3 -> row.won();
      case 4 -> row.drawn();
      case 5 -> row.lost();
      default -> new RowTable.Figure(row.percent() + "%");
    };
  }
}
