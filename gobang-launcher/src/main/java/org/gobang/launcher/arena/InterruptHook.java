package org.gobang.launcher.arena;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.gobang.game.GuardedPlayer;
import org.gobang.workbench.Host;
import org.jspecify.annotations.Nullable;

/**
 * A shutdown hook that completes a command before Java exits. After Ctrl+C or a termination signal,
 * the command is stopped, and the process exits after the last output. After a plugin has called
 * {@link System#exit}, the command continues: the player has lost its game, and the plugin's next
 * players run in separate processes.
 */
public final class InterruptHook {

  /** The time limit for stopping an interrupted command. */
  private static final Duration TO_END = Duration.ofSeconds(20);

  /** The interval between checks for interrupts and for plugins that exit the process. */
  private static final Duration LOOK = Duration.ofMillis(50);

  private static volatile @Nullable InterruptHook installed;

  private final CountDownLatch done = new CountDownLatch(1);
  private final CountDownLatch ended = new CountDownLatch(1);
  private final CompletableFuture<Void> held = new CompletableFuture<>();
  private final Runnable stop;
  private final Host host;
  private final Thread hook = new Thread(this::run, "gobang-interrupt");
  private volatile boolean exited;
  private volatile boolean interrupted;

  private InterruptHook(Host host, Runnable stop) {
    this.host = host;
    this.stop = stop;
  }

  /**
   * Delays the shutdown of the process until the hook is removed.
   *
   * @param host the host of the plugins, which stay loaded until the command is done
   * @param stop stops the command
   */
  public static InterruptHook install(Host host, Runnable stop) {
    InterruptHook hook = new InterruptHook(host, stop);
    host.keepUntil(hook.held);
    Runtime.getRuntime().addShutdownHook(hook.hook);
    installed = hook;
    return hook;
  }

  private void run() {
    try {
      exited = failExited();
      if (exited) {
        goOn();
      } else {
        held.complete(null);
        interrupt();
        done.await(TO_END.toNanos(), TimeUnit.NANOSECONDS);
      }
      held.complete(null);
      ended.countDown();
      if (exited) {
        // Otherwise the process would end with the exit status of the plugin.
        Thread.sleep(Long.MAX_VALUE);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void goOn() throws InterruptedException {
    while (!done.await(LOOK.toNanos(), TimeUnit.NANOSECONDS)) {
      failExited();
      if (!interrupted && isSignalled()) {
        interrupt();
      }
    }
  }

  /**
   * Lets the players of exited plugins lose their games. The order matters, because the next game
   * of a player starts when the lost one has ended.
   */
  private boolean failExited() {
    boolean plugins = host.findExited();
    return GuardedPlayer.failExiting() || plugins;
  }

  private void interrupt() {
    interrupted = true;
    stop.run();
  }

  /** Returns whether Java handles a signal, which it does on a thread such as "SIGINT handler". */
  private static boolean isSignalled() {
    return Thread.getAllStackTraces().keySet().stream()
        .map(Thread::getName)
        .anyMatch(name -> name.startsWith("SIG") && name.endsWith(" handler"));
  }

  /**
   * Removes the hook, so that the process can exit. Called after the command has written all
   * output.
   */
  public void remove() {
    done.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException endingAlready) {
      // The hook is running, and was waiting for this.
      return;
    }
    held.complete(null);
    ended.countDown();
  }

  /**
   * Waits for the command, if a hook is installed.
   *
   * @return whether the command continued after a plugin had called {@link System#exit}; the
   *     process must then be halted with the exit status of the command
   */
  public static boolean awaitCommand() throws InterruptedException {
    InterruptHook hook = installed;
    if (hook == null) {
      return false;
    }
    hook.ended.await();
    return hook.exited;
  }

  /** Returns whether the command was stopped. */
  public static boolean isInterrupted() {
    InterruptHook hook = installed;
    return hook != null && hook.interrupted;
  }
}
