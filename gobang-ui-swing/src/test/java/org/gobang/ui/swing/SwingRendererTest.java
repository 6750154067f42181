package org.gobang.ui.swing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.awaitility.Awaitility.await;

import java.awt.Container;
import java.awt.Frame;
import java.awt.Toolkit;
import java.awt.Window;
import java.awt.event.MouseEvent;
import java.awt.event.WindowEvent;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JFrame;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.ui.swing.board.BoardComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The renderer with a real window; requires a screen. */
class SwingRendererTest {

  private final FakeWorkbench bench =
      FakeWorkbench.withDeepAndPlain().request(FakeWorkbench.PERSON, FakeWorkbench.COMPUTER);
  private final CompletableFuture<Integer> status = new CompletableFuture<>();
  private final Thread main = new Thread(this::run);

  @BeforeEach
  void needsAScreen() {
    assumeThat(new SwingProvider().available()).as("a screen, for example from xvfb-run").isTrue();
  }

  private void run() {
    try {
      status.complete(new SwingRenderer().run(bench));
    } catch (InterruptedException | RuntimeException e) {
      status.completeExceptionally(e);
    }
  }

  private static Optional<Frame> frame() {
    return Arrays.stream(Frame.getFrames()).filter(Window::isShowing).findFirst();
  }

  private static Stream<BoardComponent> boards(Container in) {
    return Arrays.stream(in.getComponents())
        .flatMap(
            each ->
                each instanceof BoardComponent board
                    ? Stream.of(board)
                    : each instanceof Container inner ? boards(inner) : Stream.empty());
  }

  private BoardComponent opened() {
    main.start();
    await().until(() -> frame().isPresent() && !bench.games.isEmpty());
    return boards(frame().orElseThrow()).findFirst().orElseThrow();
  }

  @AfterEach
  void leavesNoWindow() {
    main.interrupt();
    await().until(() -> frame().isEmpty());
  }

  /** Posts mouse events as the system does, independent of the real pointer. */
  private static void click(BoardComponent board) {
    for (int kind :
        List.of(
            MouseEvent.MOUSE_MOVED,
            MouseEvent.MOUSE_PRESSED,
            MouseEvent.MOUSE_RELEASED,
            MouseEvent.MOUSE_CLICKED)) {
      boolean moved = kind == MouseEvent.MOUSE_MOVED;
      Toolkit.getDefaultToolkit()
          .getSystemEventQueue()
          .postEvent(
              new MouseEvent(
                  board,
                  kind,
                  System.currentTimeMillis(),
                  0,
                  board.getWidth() / 2,
                  board.getHeight() / 2,
                  moved ? 0 : 1,
                  false,
                  moved ? MouseEvent.NOBUTTON : MouseEvent.BUTTON1));
    }
  }

  @Test
  void playsAClickAndEndsWhenTheWindowCloses() {
    BoardComponent board = opened();
    await()
        .until(
            () -> {
              click(board);
              return bench.game().commands.contains("play h8");
            });
    Frame frame = frame().orElseThrow();
    // After the pending clicks.
    Toolkit.getDefaultToolkit()
        .getSystemEventQueue()
        .postEvent(new WindowEvent(frame, WindowEvent.WINDOW_CLOSING));
    assertThat(status.join()).isZero();
    assertThat(bench.game().commands).endsWith("close");
  }

  @Test
  void closesTheWindowWithTheApplication() {
    opened();
    main.interrupt();
    assertThat(status)
        .failsWithin(Duration.ofMinutes(2))
        .withThrowableOfType(ExecutionException.class)
        .withCauseInstanceOf(InterruptedException.class);
  }

  @Test
  void ignoresRequestsAfterTheWindowHasClosed() throws Exception {
    opened();
    // On the thread that has filled the menus by then.
    AbstractButton next =
        OpenWindow.on(
            () ->
                OpenWindow.named(
                    ((JFrame) frame().orElseThrow()).getJMenuBar(), "new", AbstractButton.class));
    main.interrupt();
    await().until(status::isDone);
    await().until(() -> frame().isEmpty());
    // The worker has ended and reads no plugins.
    OpenWindow.on(
        () -> {
          next.doClick();
          return true;
        });
  }
}
