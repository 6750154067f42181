package org.gobang.ui.swing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.gobang.ui.swing.OpenWindow.awaitNamed;
import static org.gobang.ui.swing.OpenWindow.on;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.JCheckBox;
import javax.swing.JTable;
import javax.swing.SwingUtilities;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.explorer.ExploredGame;
import org.gobang.api.explorer.ExploredMove;
import org.gobang.api.explorer.ExploredPosition;
import org.gobang.api.explorer.IndexSummary;
import org.gobang.api.explorer.ResultCounts;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.GameSetup;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.explorer.OpeningExplorer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The opening explorer in a real window; requires a screen. */
class ExplorerWindowTest {

  private static final GameRecord RECORD =
      GameRecord.of("renju", Start.empty(15), MoveText.parse("h8", Stone.BLACK));

  private final FakeWorkbench bench =
      FakeWorkbench.withDeepAndPlain().request(GameSetup.explore(RECORD));
  @RegisterExtension final OpenWindow window = new OpenWindow(bench);

  @Test
  void showsTheMovesOfThePositionAndFollowsAClick() throws Exception {
    bench.explorer.summary = Optional.of(new IndexSummary(1, 1, 1, List.of()));
    bench.explorer.positions.put(
        "h8",
        new ExploredPosition(
            new ResultCounts(3, 1, 0, 0),
            List.of(new ExploredMove(List.of(Point.parse("h9")), new ResultCounts(3, 1, 0, 0))),
            List.of(new ExploredGame(Path.of("a.sgf"), 1, Map.of("black", "<html>Ada")))));
    window.open();
    SwingUtilities.invokeLater(window.item("explorer")::doClick);
    JTable moves = awaitNamed("explorer-moves", JTable.class);
    JTable games = awaitNamed("explorer-games", JTable.class);
    await().until(() -> on(() -> moves.getRowCount() == 1));
    assertThat(on(() -> moves.getValueAt(0, 0))).isEqualTo("h9");
    assertThat(on(() -> moves.getValueAt(0, 1))).isEqualTo(4);
    assertThat(on(() -> moves.getValueAt(0, 2)))
        .isEqualTo(new OpeningExplorer.ResultShares(75, 25, 0));
    assertThat(on(() -> games.getValueAt(0, 0))).isEqualTo("<html>Ada – Human");

    JCheckBox valued = awaitNamed("explorer-valued", JCheckBox.class);
    SwingUtilities.invokeLater(valued::doClick);
    await().until(() -> on(() -> bench.explorer.values.size() == 1));
    bench.explorer.values.getLast().result().complete(0.4);
    await().until(() -> on(() -> moves.getValueAt(0, 3).equals("40%")));

    SwingUtilities.invokeLater(
        () -> {
          moves.setRowSelectionInterval(0, 0);
          moves.getActionMap().get("ENTER").actionPerformed(null);
        });
    await().until(() -> MoveText.write(bench.game().state().board().moves()).equals("h8 h9"));
    await().until(() -> on(() -> moves.getRowCount() == 0));
  }
}
