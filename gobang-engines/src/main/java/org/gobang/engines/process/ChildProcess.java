package org.gobang.engines.process;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.gobang.game.HostThreads;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A child process with a line-based protocol. It cannot block its callers: lines sent to it wait in
 * a queue, its standard error is drained, and its standard output is read only as fast as lines are
 * taken.
 *
 * <p>The whole process tree is stopped soon after {@link #close} or the exit of the application.
 *
 * <p>Methods may be called from any thread; only one thread at a time may take lines.
 */
public final class ChildProcess implements AutoCloseable {

  /** The time limit for a process to exit after its input is closed. */
  public static final Duration EXIT_TIMEOUT = Duration.ofMillis(400);

  /** The time limit for the exit status and error output of a process that closed its output. */
  public static final Duration EXIT_REASON_TIMEOUT = Duration.ofSeconds(1);

  /**
   * The offset of exit statuses on Unix for a process killed by a signal, to which the signal's
   * number is added.
   */
  private static final int SIGNALLED = 128;

  private static final Logger LOG = LoggerFactory.getLogger(ChildProcess.class);

  private final ProcessTree tree;
  private final Process process;
  private final LineQueue lines;
  private final StderrTail stderrTail;
  private final ExecutorService writer;
  private final AtomicBoolean closed = new AtomicBoolean();

  private ChildProcess(ProcessTree tree) {
    this.tree = tree;
    this.process = tree.first();
    String name = "gobang-process-" + process.pid();
    lines = new LineQueue(name + "-out", process.getInputStream());
    stderrTail = new StderrTail(name + "-err", process.getErrorStream());
    writer = Executors.newSingleThreadExecutor(HostThreads.factory(name + "-in"));
  }

  /**
   * Starts a process in the current folder.
   *
   * @param command the program and its arguments
   * @return the running process
   * @throws IOException if the program does not exist, or the system refuses to start more
   *     processes
   */
  public static ChildProcess start(List<String> command) throws IOException {
    return start(command, Path.of(""), Map.of());
  }

  /**
   * Starts a process.
   *
   * @param command the program and its arguments
   * @param folder the working folder; a relative path is resolved against the current folder
   * @param environment environment variables to add or replace
   * @return the running process
   * @throws IOException if the program or folder does not exist, or the system refuses to start
   *     more processes
   */
  public static ChildProcess start(
      List<String> command, Path folder, Map<String, String> environment) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(folder.toAbsolutePath().toFile());
    builder.environment().putAll(environment);
    ChildProcess child = new ChildProcess(ProcessTree.start(builder));
    ChildProcesses.add(child);
    return child;
  }

  /**
   * Keeps all child processes running while the shutdown of the application is delayed.
   *
   * @param held completes when the shutdown is no longer delayed
   */
  public static void keepUntil(CompletableFuture<?> held) {
    ChildProcesses.keepUntil(held);
  }

  /**
   * Sends a line without blocking. Does nothing if the process no longer reads.
   *
   * @param line the line without a line break
   */
  public void send(String line) {
    byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
    write(
        out -> {
          out.write(bytes);
          out.flush();
        });
  }

  /** An action on the standard input of the process. */
  @FunctionalInterface
  private interface InputAction {
    void apply(OutputStream out) throws IOException;
  }

  private void write(InputAction action) {
    try {
      writer.execute(
          () -> {
            try {
              action.apply(process.getOutputStream());
            } catch (IOException noReader) {
              LOG.debug("Process {} does not read its input", process.pid(), noReader);
            }
          });
    } catch (RejectedExecutionException inputHasEnded) {
      LOG.debug("The input of process {} is closed", process.pid());
    }
  }

  /**
   * Waits for the next output line.
   *
   * @return the line; empty, for this and all later calls, if the process has closed its standard
   *     output
   * @throws InterruptedException if the thread was interrupted while it waited
   */
  public Optional<String> take() throws InterruptedException {
    return lines.take();
  }

  /**
   * Removes and returns the available lines without waiting. Their number is limited, so that
   * endless output cannot block the caller.
   *
   * @return the lines, the earliest first
   */
  public List<String> takeWaiting() {
    return lines.takeWaiting();
  }

  /**
   * Waits for the exit of a process that has closed its output. If the application is exiting, this
   * call never returns normally.
   *
   * @param time the maximum time to wait
   * @return the exit status; empty if the process is still running
   * @throws InterruptedException if the thread was interrupted while it waited
   */
  public OptionalInt status(Duration time) throws InterruptedException {
    if (!process.waitFor(time.toNanos(), TimeUnit.NANOSECONDS)) {
      return OptionalInt.empty();
    }
    stderrTail.await(time);
    // An interrupt from the terminal reaches both processes, possibly the application later.
    Duration moment = process.exitValue() > SIGNALLED ? EXIT_TIMEOUT : Duration.ZERO;
    if (ChildProcesses.isEndingWithin(moment)) {
      // The cause that ends the application also ended the process, which must not be reported as a
      // failure.
      new CountDownLatch(1).await();
    }
    return OptionalInt.of(process.exitValue());
  }

  /**
   * Returns the exit reason of a process that closed its output.
   *
   * @param player the player's name, for the message
   * @param status the result of {@link #status}
   * @return a sentence without a full stop
   */
  public static String exitReason(String player, OptionalInt status) {
    if (status.isEmpty()) {
      return player + " closed the connection between its process and the game";
    }
    int code = status.getAsInt();
    return code > SIGNALLED
        ? player + " had its process killed (signal " + (code - SIGNALLED) + ")"
        : player + " ended its process (status " + code + ")";
  }

  /**
   * Returns the process id.
   *
   * @return the process id
   */
  public long pid() {
    return process.pid();
  }

  /**
   * Returns the last lines of standard error.
   *
   * @return the lines, the latest last; long ones are cut
   */
  public List<String> stderrTail() {
    return stderrTail.lines();
  }

  /**
   * Closes the standard input of the process to request its exit. After {@link #EXIT_TIMEOUT}, the
   * process tree is killed. Does not wait. Later calls have no effect.
   */
  @Override
  public void close() {
    if (closed.compareAndSet(false, true)) {
      endInput();
      try {
        HostThreads.create("gobang-process-" + process.pid() + "-end", this::awaitExitAndKill)
            .start();
      } catch (OutOfMemoryError noThreadLeft) {
        // Possibly because of the process itself.
        kill();
      }
    }
  }

  /** Closes the standard input after all queued lines. */
  void endInput() {
    write(OutputStream::close);
    writer.shutdown();
  }

  private void awaitExitAndKill() {
    try {
      process.waitFor(EXIT_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
      kill();
      lines.end(EXIT_TIMEOUT);
    } catch (InterruptedException atOnce) {
      kill();
    }
  }

  /** Starts killing the process tree without waiting. */
  void beginToKill() {
    tree.beginToEnd();
  }

  /** Kills the process tree. */
  void kill() {
    tree.end();
    ChildProcesses.remove(this);
  }

  /** Waits for the exit of the process up to a time limit. */
  void await(Duration time) throws InterruptedException {
    process.waitFor(Math.max(0, time.toNanos()), TimeUnit.NANOSECONDS);
  }
}
