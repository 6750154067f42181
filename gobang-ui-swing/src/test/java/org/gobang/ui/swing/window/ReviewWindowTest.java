package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.awaitility.Awaitility.await;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.MouseEvent;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import javax.swing.JFileChooser;
import javax.swing.JFrame;
import javax.swing.JMenuItem;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import javax.swing.TransferHandler;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.RecordNote;
import org.gobang.fixtures.workbench.FakeFormat;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.ui.swing.SwingProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Studying a game in a real window; requires a screen. */
class ReviewWindowTest {

  private final FakeWorkbench bench =
      FakeWorkbench.withDeepAndPlain().request(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
  private final ExecutorService worker = Executors.newSingleThreadExecutor();

  @TempDir Path folder;

  private interface Task<T> {
    T done() throws Exception;
  }

  private static <T> T onEventThread(Task<T> work) throws Exception {
    FutureTask<T> task = new FutureTask<>(work::done);
    SwingUtilities.invokeLater(task);
    return task.get();
  }

  private static Stream<Component> all(Container in) {
    return Arrays.stream(in.getComponents())
        .flatMap(
            each ->
                each instanceof Container inner
                    ? Stream.concat(Stream.of(each), all(inner))
                    : Stream.of(each));
  }

  private static <C> Stream<C> showing(Class<C> kind) {
    return Arrays.stream(Window.getWindows())
        .filter(Window::isShowing)
        .flatMap(window -> Stream.concat(Stream.of(window), all(window)))
        .filter(kind::isInstance)
        .map(kind::cast);
  }

  @BeforeEach
  void needsAScreen() {
    assumeThat(new SwingProvider().available()).as("a screen, for example from xvfb-run").isTrue();
  }

  @AfterEach
  void end() {
    worker.shutdownNow();
  }

  @Test
  void opensCommentsAndSavesADroppedGame() throws Exception {
    Path dropped = folder.resolve("small.sgf");
    Path saved = folder.resolve("saved.sgf");
    bench.formats.put("SGF", new FakeFormat("SGF", List.of(".sgf")));
    bench.records.files.put(dropped, new LoadedGame(Trees.small(), List.of()));
    GameWindow window = onEventThread(() -> GameWindow.open(bench, worker, () -> false, () -> {}));
    await().until(() -> bench.games.size() == 1);
    JFrame frame = showing(JFrame.class).findFirst().orElseThrow();

    onEventThread(
        () -> {
          TransferHandler handler = frame.getTransferHandler();
          return handler.importData(
              new TransferHandler.TransferSupport(frame, FileDropHandlerTest.Dropped.of(dropped)));
        });
    await().until(() -> bench.games.size() == 2);

    await().until(() -> showing(MoveTreeView.class).findFirst().isPresent());
    MoveTreeView tree = showing(MoveTreeView.class).findFirst().orElseThrow();
    // The move before the last row: k9, in the variation.
    Rectangle k9 = new Rectangle(20 + MoveCells.cellWidth(), 8 + 2 * MoveCells.rowHeight(), 9, 9);
    await()
        .until(
            () -> {
              press(tree, k9);
              return bench.game().state().path().equals(List.of(0, 1, 0));
            });

    await().until(() -> showing(JTextArea.class).anyMatch(JTextArea::isEditable));
    JTextArea comment =
        showing(JTextArea.class).filter(JTextArea::isEditable).findFirst().orElseThrow();
    await().until(() -> onEventThread(comment::getText).equals("daring"));
    onEventThread(
        () -> {
          comment.setCaretPosition(0);
          comment.replaceSelection("very ");
          return true;
        });
    SwingUtilities.invokeLater(() -> item("Save as").doClick());
    await().until(() -> showing(JFileChooser.class).findFirst().isPresent());
    onEventThread(
        () -> {
          JFileChooser chooser = showing(JFileChooser.class).findFirst().orElseThrow();
          chooser.setSelectedFile(saved.toFile());
          chooser.approveSelection();
          return true;
        });
    await().until(() -> bench.records.written.containsKey(saved));
    GameRecord record = Objects.requireNonNull(bench.records.written.get(saved));
    assertThat(record.follow(List.of(0, 1, 0)).get(2).notes())
        .containsExactly(new RecordNote.Comment("very daring"));
    onEventThread(
        () -> {
          window.close();
          return true;
        });
  }

  private static void press(MoveTreeView tree, Rectangle at) {
    SwingUtilities.invokeLater(
        () ->
            tree.dispatchEvent(
                new MouseEvent(
                    tree,
                    MouseEvent.MOUSE_PRESSED,
                    System.currentTimeMillis(),
                    0,
                    at.x,
                    at.y,
                    1,
                    false,
                    MouseEvent.BUTTON1)));
  }

  private static JMenuItem item(String name) {
    JFrame frame = showing(JFrame.class).findFirst().orElseThrow();
    return Stream.of(frame.getJMenuBar().getSubElements())
        .flatMap(menu -> Stream.of(menu.getSubElements()))
        .flatMap(popup -> Stream.of(popup.getSubElements()))
        .map(JMenuItem.class::cast)
        .filter(each -> each.getText().startsWith(name))
        .findFirst()
        .orElseThrow();
  }
}
