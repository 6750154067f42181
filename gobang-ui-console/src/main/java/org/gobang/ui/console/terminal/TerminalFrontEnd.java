package org.gobang.ui.console.terminal;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.Workbench;
import org.gobang.ui.console.screen.Canvas;
import org.gobang.ui.console.screen.FrameWriter;
import org.gobang.ui.console.screen.Key;
import org.gobang.ui.console.screen.Look;
import org.gobang.ui.console.screen.Screen;
import org.gobang.ui.console.screen.Widths;
import org.gobang.ui.console.table.Loop;

/**
 * Plays in a terminal: waits for keys and events, and draws what came of them. One frame serves all
 * that came at once.
 */
public final class TerminalFrontEnd {

  private static final int FAILED = 1;
  private static final int INTERRUPTED = 130;

  /** How long the loop may take to hear of an interrupt. */
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private static final Duration STILL = Duration.ofSeconds(30);
  private static final Duration TICK = Duration.ofMillis(100);

  private final Loop loop = new Loop();
  private final Workbench workbench;
  private final Tty tty;
  private final FrameWriter writer;
  private final WidthProbe probe = new WidthProbe();
  private final CountDownLatch left = new CountDownLatch(1);
  private boolean gone;

  private TerminalFrontEnd(Workbench workbench, Tty tty) {
    this.workbench = workbench;
    this.tty = tty;
    this.writer = new FrameWriter(tty.depth());
  }

  /**
   * The front end for the terminal of this process; empty if standard input or output is none, or
   * nothing can be drawn on it.
   */
  public static Optional<TerminalFrontEnd> open(Workbench workbench) {
    return Tty.open().map(tty -> new TerminalFrontEnd(workbench, tty));
  }

  /**
   * Plays until the person has had enough, or the terminal is gone.
   *
   * @return the exit status
   * @throws InterruptedException if the application ends
   */
  public int run() throws InterruptedException {
    Preferences preferences = workbench.preferences();
    boolean ascii =
        preferences.get(Preferences.ASCII).filter("true"::equals).isPresent() || !tty.drawsLines();
    Look look = Look.of(tty.depth(), Widths.guess(System.getenv()), ascii);
    Executor disk = TerminalFrontEnd::onDisk;
    try (tty;
        Screen screen = new Screen(workbench, loop, disk, look, System::nanoTime)) {
      screen.begin();
      tty.leaveOnShutdown();
      tty.enter();
      tty.write(WidthProbe.QUESTION);
      // What follows takes a while, and the board can be looked at meanwhile.
      draw(screen);
      tty.onResize(() -> loop.execute(() -> {}));
      tty.onContinue(() -> loop.execute(this::goOn));
      tty.onInterrupt(() -> interrupt(screen));
      KeyReader keys =
          new KeyReader(
              tty.reader(),
              key -> loop.execute(() -> press(screen, key)),
              () -> loop.execute(() -> gone = true));
      try {
        return run(screen);
      } finally {
        left.countDown();
        keys.close();
      }
    }
  }

  private int run(Screen screen) throws InterruptedException {
    while (!gone && screen.exit().isEmpty()) {
      if (screen.takeSuspend()) {
        tty.suspend();
        writer.forget();
      }
      if (screen.takeRedraw()) {
        writer.forget();
      }
      tty.takeMouse(!screen.leavesMouse());
      screen.takeCopied().map(Clipboard::sequence).ifPresent(tty::write);
      draw(screen);
      loop.runAll(screen.animates() ? TICK : STILL);
    }
    return screen.exit().orElse(FAILED);
  }

  private void draw(Screen screen) {
    Canvas frame = screen.frame(tty.columns(), tty.rows());
    tty.write(writer.next(frame));
  }

  /** Somebody else had the terminal while the process stood still. */
  private void goOn() {
    tty.enterAgain();
    writer.forget();
  }

  /** Ends the game; where that does not come because the terminal does not read, the process. */
  private void interrupt(Screen screen) {
    loop.execute(() -> screen.press(Key.Named.CONTROL_C));
    try {
      if (!left.await(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
        System.exit(INTERRUPTED);
      }
    } catch (InterruptedException endingAnyway) {
      Thread.currentThread().interrupt();
    }
  }

  private void press(Screen screen, Key key) {
    if (key instanceof Key.CursorAt at) {
      probe
          .answer(at)
          .ifPresent(
              widths -> {
                screen.measured(widths);
                writer.forget();
              });
    } else {
      screen.press(key);
    }
  }

  private static void onDisk(Runnable task) {
    Thread thread = new Thread(task, "console-disk");
    thread.setDaemon(true);
    thread.start();
  }
}
