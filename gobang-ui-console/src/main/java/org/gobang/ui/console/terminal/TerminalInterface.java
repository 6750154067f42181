package org.gobang.ui.console.terminal;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.ui.console.screen.CharacterWidths;
import org.gobang.ui.console.screen.FrameWriter;
import org.gobang.ui.console.screen.Key;
import org.gobang.ui.console.screen.Screen;
import org.gobang.ui.console.screen.TerminalStyle;
import org.gobang.ui.console.table.ConsoleLoop;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal.Signal;

/**
 * The interface in a terminal: it handles keys and events and draws frames. Events that arrive
 * together share one frame.
 */
public final class TerminalInterface {

  private static final int FAILED = 1;
  private static final int INTERRUPTED = 130;

  /** The maximum time for the loop to stop after an interrupt. */
  private static final Duration INTERRUPT_TIMEOUT = Duration.ofSeconds(2);

  private static final Duration IDLE_WAIT = Duration.ofSeconds(30);
  private static final Duration ANIMATION_STEP = Duration.ofMillis(100);

  private final ConsoleLoop loop = new ConsoleLoop();
  private final Workbench workbench;
  private final Tty tty;
  private final FrameWriter writer;
  private final WidthProbe probe = new WidthProbe();
  private final CountDownLatch ended = new CountDownLatch(1);
  private final boolean ascii;
  private boolean terminalLost;

  private TerminalInterface(Workbench workbench, boolean ascii, Tty tty) {
    this.workbench = workbench;
    this.ascii =
        ascii
            || workbench.preferences().get(Preferences.ASCII).filter("true"::equals).isPresent()
            || !tty.drawsLines();
    this.tty = tty;
    this.writer = new FrameWriter(tty.depth());
  }

  /**
   * Returns the interface for the terminal of this process, or empty unless standard input and
   * output are both a terminal that can show a board.
   *
   * @param ascii whether to draw only ASCII characters, regardless of the preferences
   */
  public static Optional<TerminalInterface> open(Workbench workbench, boolean ascii) {
    return SystemTerminal.open()
        .map(terminal -> new TerminalInterface(workbench, ascii, new Tty(terminal)));
  }

  /**
   * Runs the interface until the user quits or the terminal is lost.
   *
   * @return the exit status
   * @throws InterruptedException if the application exits
   */
  public int run() throws InterruptedException {
    TerminalStyle look =
        TerminalStyle.of(tty.depth(), CharacterWidths.guess(System.getenv()), ascii);
    Executor worker = task -> BackgroundTasks.start("console-files", task);
    try (tty;
        Screen screen = new Screen(workbench, loop, worker, look, System::nanoTime)) {
      screen.begin();
      tty.leaveOnShutdown();
      tty.onSignal(Signal.INT, () -> interrupt(screen));
      tty.enter();
      tty.write(WidthProbe.QUERY);
      // Early, because the following steps take a while.
      draw(screen);
      tty.onSignal(Signal.WINCH, () -> loop.execute(() -> {}));
      tty.onSignal(Signal.CONT, () -> loop.execute(this::resume));
      KeyReader keys =
          new KeyReader(
              tty.reader(),
              key -> loop.execute(() -> press(screen, key)),
              () -> loop.execute(() -> terminalLost = true));
      try {
        return run(screen);
      } finally {
        ended.countDown();
        keys.close();
      }
    }
  }

  private int run(Screen screen) throws InterruptedException {
    while (!terminalLost && screen.exit().isEmpty()) {
      if (screen.takeSuspend()) {
        tty.suspend();
        writer.forget();
      }
      if (screen.takeRedraw()) {
        writer.forget();
      }
      tty.reportMouse(!screen.leavesMouseToTerminal());
      screen.takeCopied().map(Clipboard::sequence).ifPresent(tty::write);
      draw(screen);
      loop.runAll(screen.animates() ? ANIMATION_STEP : IDLE_WAIT);
    }
    return screen.exit().orElse(FAILED);
  }

  private void draw(Screen screen) {
    Size size = tty.size();
    tty.write(writer.next(screen.frame(size.getColumns(), size.getRows())));
  }

  /** Restores the screen after the process was suspended, when the shell used the terminal. */
  private void resume() {
    tty.enterAgain();
    writer.forget();
  }

  /**
   * Closes the game, or exits the process if the loop is blocked by a terminal that does not read
   * its input.
   */
  private void interrupt(Screen screen) {
    loop.execute(() -> screen.press(Key.Named.CONTROL_C));
    try {
      if (!ended.await(INTERRUPT_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS)) {
        System.exit(INTERRUPTED);
      }
    } catch (InterruptedException alreadyEnding) {
      Thread.currentThread().interrupt();
    }
  }

  private void press(Screen screen, Key key) {
    if (key instanceof Key.CursorAt at) {
      probe
          .report(at)
          .ifPresent(
              widths -> {
                screen.measured(widths);
                writer.forget();
              });
    } else {
      screen.press(key);
    }
  }
}
