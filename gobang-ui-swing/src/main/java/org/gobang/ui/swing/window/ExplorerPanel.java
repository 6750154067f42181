package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.explorer.ExploredGame;
import org.gobang.presentation.explorer.OpeningExplorer;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.RunnableAction;

/** The explorer panel: moves and latest games from the current position, with commands. */
final class ExplorerPanel {

  private static final int BAR = 2;

  private final SessionPresenter session;
  private final OpeningExplorer explorer;
  private final FileDialogs files;
  private final Texts texts;
  private final RowTable<OpeningExplorer.Row> moves;
  private final RowTable<ExploredGame> games;
  private final NoticeText status = new NoticeText();
  private final JButton stop;
  private final JPanel panel =
      new JPanel(
          new MigLayout(
              "insets 14, wrap 1, hidemode 3", "[grow, fill]", "[]8[grow 3]10[grow 2]10[]"));

  ExplorerPanel(SessionPresenter session, FileDialogs files, Texts texts) {
    this.session = session;
    this.explorer = session.explorer();
    this.files = files;
    this.texts = texts;
    moves = movesTable();
    games = gamesTable();
    stop = Buttons.of(texts, "explorer.stop", explorer::cancel);
    JCheckBox valued = new JCheckBox(texts.of("explorer.valued"), explorer.isValued());
    valued.setName("explorer-valued");
    valued.addActionListener(event -> explorer.value(valued.isSelected()));
    JButton imports = Buttons.of(texts, "explorer.import", this::importGames);
    panel.add(status.component(), "wmin 0");
    panel.add(pane(moves.component(), 250), "grow");
    panel.add(pane(games.component(), 160), "grow");
    panel.add(imports, "split 3, growx 0");
    panel.add(stop, "growx 0");
    panel.add(valued, "pushx, al right, growx 0");
    show();
  }

  JComponent component() {
    return panel;
  }

  private RowTable<OpeningExplorer.Row> movesTable() {
    RowTable<OpeningExplorer.Row> made =
        new RowTable<>(
            texts.of("explorer.move"),
            heads("move", "count", "results", "value"),
            ExplorerPanel::cell);
    made.widths(60, 70, 0, 70);
    JTable table = made.component();
    table.setName("explorer-moves");
    table.getColumnModel().getColumn(BAR).setCellRenderer(new ResultBar(texts));
    table.getSelectionModel().addListSelectionListener(event -> mark(made.selected()));
    MouseAdapter mouse =
        new MouseAdapter() {
          @Override
          public void mouseMoved(MouseEvent event) {
            mark(made.at(event.getPoint()));
          }

          @Override
          public void mouseExited(MouseEvent event) {
            mark(made.selected());
          }

          @Override
          public void mouseClicked(MouseEvent event) {
            // The second click of a double click would follow a move of the next position.
            if (SwingUtilities.isLeftMouseButton(event) && event.getClickCount() == 1) {
              made.at(event.getPoint()).ifPresent(ExplorerPanel.this::follow);
            }
          }
        };
    table.addMouseListener(mouse);
    table.addMouseMotionListener(mouse);
    RunnableAction.onKey(
        table,
        JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT,
        "ENTER",
        () -> made.selected().ifPresent(this::follow));
    return made;
  }

  private RowTable<ExploredGame> gamesTable() {
    RowTable<ExploredGame> made =
        new RowTable<>(
            texts.of("explorer.players"),
            heads("players", "result", "date"),
            (game, column) ->
                column == 0
                    ? explorer.players(game)
                    : column == 1 ? explorer.result(game) : explorer.date(game));
    made.widths(0, 110, 120);
    made.component().setName("explorer-games");
    made.onOpen(session::openExplored);
    return made;
  }

  private List<String> heads(String... columns) {
    return Stream.of(columns).map(column -> texts.of("explorer." + column)).toList();
  }

  private static Object cell(OpeningExplorer.Row row, int column) {
    return switch (column) {
      case 0 -> row.move().point().toString();
      case 1 -> row.move().results().games();
      case BAR -> row.shares().<Object>map(shares -> shares).orElse("");
      default -> row.valueText();
    };
  }

  private void mark(Optional<OpeningExplorer.Row> row) {
    explorer.mark(row.map(each -> each.move().point()));
  }

  private void follow(OpeningExplorer.Row row) {
    session.actions().follow(row.move());
  }

  private static JScrollPane pane(JTable table, int height) {
    JScrollPane pane = new JScrollPane(table);
    pane.setPreferredSize(UIScale.scale(new Dimension(460, height)));
    return pane;
  }

  private void importGames() {
    List<Path> chosen = files.chooseSeveral(panel);
    if (!chosen.isEmpty()) {
      explorer.importGames(chosen);
    }
  }

  /** Updates the display. */
  void show() {
    status.show(explorer.status());
    stop.setVisible(explorer.isUpdating());
    moves.show(explorer.rows());
    games.show(explorer.games());
  }
}
