package org.gobang.ui.swing.window;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.explorer.ExploredGame;
import org.gobang.presentation.explorer.OpeningExplorer;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.RunnableAction;

/** What was played in the position shown: the moves, the last games, and what can be done. */
final class ExplorerPanel {

  private static final int BAR = 2;

  private final SessionPresenter session;
  private final OpeningExplorer explorer;
  private final FileDialogs files;
  private final Texts texts;
  private final ExplorerTable<OpeningExplorer.Row> moves;
  private final ExplorerTable<ExploredGame> games;
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
    stop = new JButton(new RunnableAction(texts.of("explorer.stop"), explorer::cancel));
    JCheckBox valued = new JCheckBox(texts.of("explorer.valued"), explorer.isValued());
    valued.setName("explorer-valued");
    valued.addActionListener(event -> explorer.value(valued.isSelected()));
    JButton imports =
        new JButton(new RunnableAction(texts.of("explorer.import"), this::importGames));
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

  private ExplorerTable<OpeningExplorer.Row> movesTable() {
    ExplorerTable<OpeningExplorer.Row> made =
        new ExplorerTable<>(
            heads("move", "count", "results", "value"),
            new int[] {60, 70, 0, 70},
            ExplorerPanel::cell);
    JTable table = made.component();
    table.setName("explorer-moves");
    table.getAccessibleContext().setAccessibleName(texts.of("explorer.move"));
    table.getColumnModel().getColumn(BAR).setCellRenderer(new ResultBar(texts));
    table.getSelectionModel().addListSelectionListener(event -> mark(made.selected()));
    MouseAdapter mouse =
        new MouseAdapter() {
          @Override
          public void mouseMoved(MouseEvent event) {
            mark(made.row(table.rowAtPoint(event.getPoint())));
          }

          @Override
          public void mouseExited(MouseEvent event) {
            mark(made.selected());
          }

          @Override
          public void mouseClicked(MouseEvent event) {
            // The second click of two would follow a move of the next position.
            if (SwingUtilities.isLeftMouseButton(event) && event.getClickCount() == 1) {
              made.row(table.rowAtPoint(event.getPoint())).ifPresent(ExplorerPanel.this::follow);
            }
          }
        };
    table.addMouseListener(mouse);
    table.addMouseMotionListener(mouse);
    onEnter(table, () -> made.selected().ifPresent(this::follow));
    return made;
  }

  private ExplorerTable<ExploredGame> gamesTable() {
    ExplorerTable<ExploredGame> made =
        new ExplorerTable<>(
            heads("players", "result", "date"),
            new int[] {0, 110, 120},
            (game, column) ->
                column == 0
                    ? explorer.players(game)
                    : column == 1 ? explorer.result(game) : explorer.date(game));
    JTable table = made.component();
    table.setName("explorer-games");
    table.getAccessibleContext().setAccessibleName(texts.of("explorer.players"));
    table.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2) {
              made.selected().ifPresent(session::openExplored);
            }
          }
        });
    onEnter(table, () -> made.selected().ifPresent(session::openExplored));
    return made;
  }

  private List<String> heads(String... columns) {
    return List.of(columns).stream().map(column -> texts.of("explorer." + column)).toList();
  }

  private static Object cell(OpeningExplorer.Row row, int column) {
    return switch (column) {
      case 0 -> row.move().point().toString();
      case 1 -> row.move().results().games();
      case BAR -> row.shares().<Object>map(shares -> shares).orElse("");
      default -> row.valueText();
    };
  }

  private static void onEnter(JTable table, Runnable task) {
    table
        .getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT)
        .put(KeyStroke.getKeyStroke("ENTER"), "choose");
    table.getActionMap().put("choose", new RunnableAction("", task));
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

  /** Shows what is known now. */
  void show() {
    status.show(explorer.status());
    stop.setVisible(explorer.isUpdating());
    moves.show(explorer.rows());
    games.show(explorer.games());
  }
}
