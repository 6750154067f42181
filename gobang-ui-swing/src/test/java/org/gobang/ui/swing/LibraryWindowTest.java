package org.gobang.ui.swing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.gobang.ui.swing.OpenWindow.all;
import static org.gobang.ui.swing.OpenWindow.awaitNamed;
import static org.gobang.ui.swing.OpenWindow.dialog;
import static org.gobang.ui.swing.OpenWindow.frame;
import static org.gobang.ui.swing.OpenWindow.named;
import static org.gobang.ui.swing.OpenWindow.on;

import java.awt.Component;
import java.awt.Container;
import java.awt.Window;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.library.LibraryFilter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The library in a real window; requires a screen. */
class LibraryWindowTest {

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
    SwingUtilities.invokeLater(window.item("library")::doClick);
    JTable table = awaitNamed("library", JTable.class);
    await().until(() -> on(() -> table.getRowCount() > 0 && !table.getValueAt(0, 0).equals("")));
    return table;
  }

  @ParameterizedTest
  @CsvSource({"100, en", "100, zh", "150, en"})
  void showsDateLevelAndRulesOfAGame(String percent, String language) throws Exception {
    bench.put("swing.text.size", percent);
    bench.put("language", language);
    bench.records.files.put(GAME, new LoadedGame(record("2026-12-28"), List.of()));
    bench.records.finished.addAll(List.of(GAME));
    window.open();
    JTable table = shown();
    assertThat(table.getValueAt(0, 0)).isEqualTo("2026-12-28 20:58");
    assertThat(table.getValueAt(0, 1).toString())
        .contains("7", "Anna")
        .containsIgnoringCase("deep");
    assertThat(table.getValueAt(0, 2).toString()).containsAnyOf("Renju", "连珠");
    await().untilAsserted(() -> assertThat(on(() -> cut(table))).isEmpty());
  }

  /**
   * Returns the columns with truncated texts, except the players, which shrink on a small screen.
   */
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
  void longDatesDoNotReduceOtherColumns() throws Exception {
    Path file = Path.of("a.sgf");
    bench.records.files.put(file, new LoadedGame(record("9".repeat(100_000)), List.of()));
    bench.records.finished.addAll(List.of(file));
    window.open();
    JTable table = shown();
    assertThat(on(() -> table.getColumnModel().getColumn(0).getWidth())).isLessThan(300);
    assertThat(on(() -> table.getColumnModel().getColumn(5).getWidth())).isGreaterThan(20);
  }

  @Test
  void filtersGamesByWordsAndLists() throws Exception {
    keep("2026-12-28_20-58_a.sgf", Map.of("black", "deep:level=7", "white", "Anna"));
    keep("2026-12-29_20-58_b.sgf", Map.of("black", "Bert", "white", "plain", "result", "draw"));
    window.open();
    JTable table = shown();
    Container dialog = frame().orElseThrow();
    JTextField words =
        all(dialog, JTextField.class)
            .filter(each -> "words".equals(each.getName()))
            .findFirst()
            .orElseThrow();
    SwingUtilities.invokeAndWait(() -> words.setText("bert"));
    await().until(() -> on(() -> table.getRowCount() == 1));
    assertThat(table.getValueAt(0, 1).toString()).contains("Bert");
    SwingUtilities.invokeAndWait(() -> words.setText(""));
    JComboBox<?> results =
        all(dialog, JComboBox.class)
            .filter(each -> "result".equals(each.getName()))
            .findFirst()
            .orElseThrow();
    SwingUtilities.invokeAndWait(() -> results.setSelectedItem(LibraryFilter.Result.DRAW));
    await().until(() -> on(() -> table.getRowCount() == 1));
    assertThat(words.getAccessibleContext().getAccessibleName()).isNotBlank();
    assertThat(results.getAccessibleContext().getAccessibleName()).isEqualTo("Result");
  }

  @Test
  void deletesGamesAfterAWarning() throws Exception {
    keep("2026-12-28_20-58_a.sgf", Map.of("black", "Anna"));
    keep("2026-12-29_20-58_b.sgf", Map.of("black", "Bert"));
    window.open();
    JTable table = shown();
    await().until(() -> on(() -> table.getRowCount() == 2));
    SwingUtilities.invokeAndWait(table::selectAll);
    Container library = named(frame().orElseThrow(), "panel-library", JPanel.class);
    SwingUtilities.invokeLater(() -> button(library, "Delete").doClick());
    await().until(() -> warning().isPresent());
    assertThat(text(warning().orElseThrow())).contains("2 games");
    SwingUtilities.invokeLater(() -> button(warning().orElseThrow(), "Cancel").doClick());
    await().until(() -> warning().isEmpty());
    assertThat(bench.records.finished).hasSize(2);
    SwingUtilities.invokeLater(() -> button(library, "Delete").doClick());
    await().until(() -> warning().isPresent());
    SwingUtilities.invokeLater(() -> button(warning().orElseThrow(), "Delete").doClick());
    await().until(() -> on(() -> table.getRowCount() == 0));
    assertThat(bench.records.finished).isEmpty();
  }

  private void keep(String file, Map<String, String> tags) {
    bench.keep(file, "h8 i9 h9", tags);
  }

  /** Returns the question in front of the dialog. */
  private static Optional<JDialog> warning() {
    return Stream.of(Window.getWindows())
        .filter(each -> each instanceof JDialog dialog && dialog.isShowing())
        .map(JDialog.class::cast)
        .filter(each -> each.getTitle().equals("Delete games"))
        .findFirst();
  }

  private static AbstractButton button(Container dialog, String text) {
    return all(dialog, AbstractButton.class)
        .filter(each -> text.equals(each.getText()))
        .findFirst()
        .orElseThrow();
  }

  private static String text(JDialog dialog) {
    return all(dialog, JLabel.class).map(JLabel::getText).collect(Collectors.joining(" "));
  }
}
