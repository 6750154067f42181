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
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A process that is spoken to in lines. However it behaves, nobody is held up by it: what is sent
 * to it waits in a queue, what it writes on its standard error is read away, and a flood on its
 * standard output is read only as fast as somebody takes it.
 *
 * <p>When it is closed, or the application ends, it is gone soon, and with it all that it started.
 *
 * <p>Its methods may be called from any thread; one thread at a time takes lines.
 */
public final class ChildProcess implements AutoCloseable {

  /** How long a process whose input has ended may take to end by itself. */
  public static final Duration TO_END = Duration.ofMillis(400);

  /** How long a process that says nothing more may take to end, and to say why. */
  public static final Duration TO_SAY_WHY = Duration.ofSeconds(1);

  /** A process that a signal ended has this status and the signal's number, by Unix custom. */
  private static final int SIGNALLED = 128;

  private static final Logger LOG = LoggerFactory.getLogger(ChildProcess.class);

  private final ProcessTree tree;
  private final Process process;
  private final LineQueue lines;
  private final LastWords lastWords;
  private final ExecutorService writer;
  private final AtomicBoolean closed = new AtomicBoolean();

  private ChildProcess(ProcessTree tree) {
    this.tree = tree;
    this.process = tree.first();
    String name = "gobang-process-" + process.pid();
    lines = new LineQueue(name + "-out", process.getInputStream());
    lastWords = new LastWords(name + "-err", process.getErrorStream());
    writer = Executors.newSingleThreadExecutor(code -> Daemons.of(name + "-in", code));
  }

  /**
   * Starts a process in the folder of this one.
   *
   * @param command the program and its arguments
   * @return the running process
   * @throws IOException if there is no such program, or the system lets no more processes start
   */
  public static ChildProcess start(List<String> command) throws IOException {
    return start(command, Path.of(""), Map.of());
  }

  /**
   * Starts a process.
   *
   * @param command the program and its arguments
   * @param folder where it works; relative to the folder of this one
   * @param environment what it finds in its environment besides, or instead of, what this one has
   * @return the running process
   * @throws IOException if there is no such program or folder, or the system lets no more processes
   *     start
   */
  public static ChildProcess start(
      List<String> command, Path folder, Map<String, String> environment) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(folder.toAbsolutePath().toFile());
    builder.environment().putAll(environment);
    ChildProcess child = new ChildProcess(ProcessTree.start(builder));
    Nursery.add(child);
    return child;
  }

  /**
   * Sends a line, and does not wait until it is read; nothing happens if nobody reads any more.
   *
   * @param line what to send, without a line end
   */
  public void send(String line) {
    byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
    write(
        out -> {
          out.write(bytes);
          out.flush();
        });
  }

  /** Something done to its standard input. */
  @FunctionalInterface
  private interface Writing {
    void to(OutputStream out) throws IOException;
  }

  private void write(Writing writing) {
    try {
      writer.execute(
          () -> {
            try {
              writing.to(process.getOutputStream());
            } catch (IOException nobodyReads) {
              LOG.debug("Process {} does not listen", process.pid(), nobodyReads);
            }
          });
    } catch (RejectedExecutionException inputHasEnded) {
      LOG.debug("Process {} is not spoken to any more", process.pid());
    }
  }

  /**
   * Takes the next line that it wrote, and waits for it.
   *
   * @return the line, or nothing, then and from then on, when it has closed its standard output
   * @throws InterruptedException if the thread was interrupted while it waited
   */
  public Optional<String> take() throws InterruptedException {
    return lines.take();
  }

  /**
   * Takes the lines that it wrote and nobody has taken yet, without waiting. One that writes
   * without end does not keep the caller for ever.
   *
   * @return some lines, the earliest first
   */
  public List<String> takeWaiting() {
    return lines.takeWaiting();
  }

  /**
   * Waits for the end of a process that has closed its output, and so ends most likely. Where the
   * application ends, it waits until that has ended.
   *
   * @param time how long to wait
   * @return its exit status, or nothing if it still runs
   * @throws InterruptedException if the thread was interrupted while it waited
   */
  public OptionalInt status(Duration time) throws InterruptedException {
    if (!process.waitFor(time.toNanos(), TimeUnit.NANOSECONDS)) {
      return OptionalInt.empty();
    }
    lastWords.await(time);
    // An interrupt from the terminal reaches both, and the application may notice it later.
    Duration moment = process.exitValue() > SIGNALLED ? TO_END : Duration.ZERO;
    if (Nursery.isEndingWithin(moment)) {
      // Whoever ends the application ends it, too: that is not its doing, and nobody hears of it.
      new CountDownLatch(1).await();
    }
    return OptionalInt.of(process.exitValue());
  }

  /**
   * What became of a process that fell silent.
   *
   * @param player whose process it was
   * @param status what {@link #status} gave
   * @return a sentence without a full stop
   */
  public static String departure(String player, OptionalInt status) {
    if (status.isEmpty()) {
      return player + " cut the line between its process and the game";
    }
    int code = status.getAsInt();
    return code > SIGNALLED
        ? player + " had its process killed (signal " + (code - SIGNALLED) + ")"
        : player + " ended its process (status " + code + ")";
  }

  /**
   * Its number in the system.
   *
   * @return the process id
   */
  public long pid() {
    return process.pid();
  }

  /**
   * What it wrote last on its standard error.
   *
   * @return some lines, the latest last; long ones are cut off
   */
  public List<String> lastWords() {
    return lastWords.lines();
  }

  /**
   * Ends its input, and so asks it to end; after {@link #TO_END} it is ended by force, with all
   * that it started. Does not wait for that. Does nothing the second time.
   */
  @Override
  public void close() {
    if (closed.compareAndSet(false, true)) {
      endInput();
      try {
        Daemons.of("gobang-process-" + process.pid() + "-end", this::endSoon).start();
      } catch (OutOfMemoryError noThreadLeft) {
        // It may be its own fault that there is none.
        kill();
      }
    }
  }

  /** Ends its input, behind what still waits to be written. */
  void endInput() {
    write(OutputStream::close);
    writer.shutdown();
  }

  private void endSoon() {
    try {
      process.waitFor(TO_END.toMillis(), TimeUnit.MILLISECONDS);
      kill();
      lines.end(TO_END);
    } catch (InterruptedException atOnce) {
      kill();
    }
  }

  /** Has it and all that it started ended by force, and does not wait for that. */
  void beginToKill() {
    tree.beginToEnd();
  }

  /** Ends it and all that it started, by force. */
  void kill() {
    tree.end();
    Nursery.remove(this);
  }

  /** Waits until it has ended by itself, or the time is up. */
  void await(Duration time) throws InterruptedException {
    process.waitFor(Math.max(0, time.toNanos()), TimeUnit.NANOSECONDS);
  }
}
