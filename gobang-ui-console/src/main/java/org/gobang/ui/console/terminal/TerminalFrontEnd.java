package org.gobang.ui.console.terminal;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.gobang.api.render.Preferences;
import org.gobang.api.render.Workbench;
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
  private static final Duration STILL = Duration.ofSeconds(30);
  private static final Duration TICK = Duration.ofMillis(100);

  private final Loop loop = new Loop();
  private final Workbench workbench;
  private final Tty tty;
  private final FrameWriter writer;
  private final WidthProbe probe = new WidthProbe();
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
      tty.onResize(() -> loop.execute(() -> {}));
      tty.onContinue(() -> loop.execute(writer::forget));
      tty.onInterrupt(() -> loop.execute(() -> screen.press(Key.Named.CONTROL_C)));
      tty.enter();
      tty.write(WidthProbe.QUESTION);
      KeyReader keys =
          new KeyReader(
              tty.reader(),
              key -> loop.execute(() -> press(screen, key)),
              () -> loop.execute(() -> gone = true));
      try {
        return run(screen);
      } finally {
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
      Canvas frame = screen.frame(tty.columns(), tty.rows());
      tty.write(writer.next(frame));
      loop.runAll(screen.animates() ? TICK : STILL);
    }
    return screen.exit().orElse(FAILED);
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
