package org.gobang.ui.swing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.gobang.ui.swing.OpenWindow.all;
import static org.gobang.ui.swing.OpenWindow.dialog;
import static org.gobang.ui.swing.OpenWindow.on;

import java.awt.Component;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javax.swing.JTable;
import javax.swing.SwingUtilities;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The finished games in a real window, where there is a screen for one. */
class FinishedWindowTest {

  private static final Path GAME = Path.of("2026-12-28_20-58_search_vs_human_white-wins.sgf");

  private final FakeWorkbench bench =
      FakeWorkbench.withDeepAndPlain().request(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
  @RegisterExtension final OpenWindow window = new OpenWindow(bench);

  private static GameRecord record(String date) {
    GameRecord bare = GameRecord.of("renju", Start.empty(15), MoveText.parse("h8 i9", Stone.BLACK));
    Map<String, String> tags =
        Map.of("black", "deep:level=7", "white", "Anna", "date", date, "result", "white");
    return bare.withTags(tags);
  }

  private JTable shown() {
    SwingUtilities.invokeLater(window.item("finished")::doClick);
    await().until(() -> dialog().isPresent());
    JTable table = all(dialog().orElseThrow(), JTable.class).findFirst().orElseThrow();
    await().until(() -> on(() -> table.getRowCount() > 0 && !table.getValueAt(0, 0).equals("")));
    return table;
  }

  @ParameterizedTest
  @CsvSource({"100, en", "100, zh", "150, en"})
  void aGameIsToldWithItsMinuteItsLevelAndItsRules(String percent, String language)
      throws Exception {
    bench.put("swing.text.size", percent);
    bench.put("language", language);
    bench.records().files.put(GAME, new LoadedGame(record("2026-12-28"), List.of()));
    bench.records().finished.addAll(List.of(GAME));
    window.open();
    JTable table = shown();
    assertThat(table.getValueAt(0, 0)).isEqualTo("2026-12-28 20:58");
    assertThat(table.getValueAt(0, 1).toString())
        .contains("7", "Anna")
        .containsIgnoringCase("deep");
    assertThat(table.getValueAt(0, 2).toString()).contains("15").containsAnyOf("Renju", "连珠");
    await().untilAsserted(() -> assertThat(on(() -> cut(table))).isEmpty());
  }

  /** The columns whose texts do not fit, but for the players, who give way on a small screen. */
  private static List<String> cut(JTable table) {
    return IntStream.range(0, table.getColumnCount())
        .filter(column -> column != 1)
        .filter(
            column -> {
              Component cell = table.prepareRenderer(table.getCellRenderer(0, column), 0, column);
              int room = table.getColumnModel().getColumn(column).getWidth();
              return cell.getPreferredSize().width > room;
            })
        .mapToObj(table::getColumnName)
        .toList();
  }

  @Test
  void whatARecordHasForItsDateDoesNotTakeTheRoomOfTheOthers() throws Exception {
    Path file = Path.of("a.sgf");
    bench.records().files.put(file, new LoadedGame(record("9".repeat(100_000)), List.of()));
    bench.records().finished.addAll(List.of(file));
    window.open();
    JTable table = shown();
    assertThat(on(() -> table.getColumnModel().getColumn(0).getWidth())).isLessThan(300);
    assertThat(on(() -> table.getColumnModel().getColumn(4).getWidth())).isGreaterThan(20);
  }
}
