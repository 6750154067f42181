package org.gobang.ui.swing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.gobang.ui.swing.OpenWindow.all;
import static org.gobang.ui.swing.OpenWindow.dialog;
import static org.gobang.ui.swing.OpenWindow.on;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.swing.JFileChooser;
import javax.swing.JMenu;
import javax.swing.SwingUtilities;
import javax.swing.plaf.basic.BasicHTML;
import org.gobang.api.Label;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.ui.swing.Screen.Shown;
import org.gobang.ui.swing.window.Trap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Showing texts of players, engines, plugins and files as plain text on every screen. */
class HostileTextTest {

  private static final String NAME = "<html><img src=x>";

  @TempDir private Path folder;
  private final Trap trap = new Trap();
  private final FakeWorkbench bench = FakeWorkbench.withDeepAndPlain();
  @RegisterExtension final OpenWindow window = new OpenWindow(bench);

  @BeforeEach
  void useHostileNames() {
    bench.request(FakeWorkbench.COMPUTER, FakeWorkbench.PERSON);
    bench.add(new HtmlPlayer(trap.html()));
    bench.put("name", trap.html());
  }

  @AfterEach
  void assertNothingFetched() {
    assertThat(trap.visits()).isZero();
    trap.close();
  }

  /** Asserts that at least this many hostile texts are shown, none of them as HTML. */
  private static void showsPlainly(int atLeast) {
    await()
        .untilAsserted(
            () -> {
              List<Shown> suspects =
                  on(Screen::texts).stream()
                      .filter(each -> BasicHTML.isHTMLString(each.text()))
                      .toList();
              assertThat(suspects).hasSizeGreaterThanOrEqualTo(atLeast).noneMatch(Shown::html);
            });
  }

  private record HtmlPlayer(String html) implements PlayerProvider {

    @Override
    public String id() {
      return "deep";
    }

    @Override
    public Label label(Locale locale) {
      return new Label(html, html);
    }

    @Override
    public Player create(Settings settings, Board start) {
      throw new UnsupportedOperationException();
    }
  }

  private void choose(String item) {
    SwingUtilities.invokeLater(window.item(item)::doClick);
    await().until(() -> dialog().isPresent());
  }

  private GameRecord record() {
    Map<String, String> tags =
        Map.of("black", trap.html(), "white", trap.html(), "date", trap.html());
    return GameRecord.of("renju", Start.empty(15), List.of()).withTags(tags);
  }

  @Test
  void showsPlainTextAroundTheBoard() throws Exception {
    bench.put("swing.recent", folder.resolve(NAME).toString());
    window.open();
    bench.game().report(Stone.BLACK, new Insight.Note(trap.html()));
    showsPlainly(2);
    SwingUtilities.invokeLater(window.item("analysis")::doClick);
    // The players, one of them also in the lists of engines.
    showsPlainly(4);
    JMenu recent = (JMenu) window.item("recent");
    SwingUtilities.invokeLater(() -> recent.setSelected(true));
    showsPlainly(5);
  }

  @Test
  void showsPlainTextInTheNewGameDialog() throws Exception {
    window.open();
    choose("new");
    showsPlainly(2);
  }

  @Test
  void showsPlainTextInTheLibrary() throws Exception {
    Path read = Path.of("a.sgf");
    bench.records.finished.addAll(List.of(read, folder.resolve(NAME)));
    bench.records.files.put(read, new LoadedGame(record(), List.of()));
    window.open();
    SwingUtilities.invokeLater(window.item("library")::doClick);
    showsPlainly(3);
  }

  @Test
  void showsPlainTextInTheListOfPlugins() throws Exception {
    bench.pluginManager.plugins.put(folder.resolve(NAME + ".jar").toString(), Optional.empty());
    window.open();
    choose("plugins");
    showsPlainly(2);
  }

  @Test
  void showsPlainTextInQuestions() throws Exception {
    bench.left(bench.request().orElseThrow());
    bench.requestIsDefault = true;
    bench.put("last.rules", "wide");
    window.open();
    await().until(() -> dialog().isPresent());
    await()
        .untilAsserted(
            () ->
                assertThat(on(Screen::texts))
                    .filteredOn(each -> each.text().contains(trap.html()))
                    .isNotEmpty()
                    .noneMatch(Shown::html));
  }

  @Test
  void showsPlainTextInTheListOfUnsavedParts() throws Exception {
    Path file = folder.resolve("a.sgf");
    bench.records.files.put(file, new LoadedGame(record(), List.of(trap.html())));
    bench.put("swing.recent", file.toString());
    window.open();
    JMenu recent = (JMenu) window.item("recent");
    SwingUtilities.invokeLater(() -> recent.setSelected(true));
    await().until(() -> on(() -> recent.getItemCount() == 1 && recent.getItem(0).isEnabled()));
    SwingUtilities.invokeLater(() -> recent.getItem(0).doClick());
    await().until(() -> dialog().isPresent());
    showsPlainly(1);
  }

  @Test
  void showsPlainTextInTheFileDialog() throws Exception {
    Path file = Files.createFile(folder.resolve(NAME + ".sgf"));
    bench.put("swing.folder", folder.toString());
    window.open();
    choose("save");
    showsPlainly(1);
    JFileChooser chooser =
        all(dialog().orElseThrow(), JFileChooser.class).findFirst().orElseThrow();
    SwingUtilities.invokeLater(
        () -> {
          chooser.setSelectedFile(file.toFile());
          chooser.approveSelection();
        });
    // The question whether to replace the file.
    await().until(() -> on(() -> !chooser.isShowing()) && dialog().isPresent());
    showsPlainly(1);
  }
}
