package org.gobang.engines.gomocup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.Printable;
import org.gobang.api.RefusedException;
import org.gobang.api.player.Stop;
import org.gobang.api.record.Ending;
import org.gobang.engines.process.ChildProcess;
import org.gobang.engines.process.EngineTexts;
import org.gobang.game.PlayerFailedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A protocol session with one engine process: sends commands and reads the replies in the same
 * order.
 *
 * <p>Commands are sent from one thread; {@link #close} and requests to stop may come from any.
 */
final class EngineSession implements AutoCloseable {

  /** The reply that a command expects. */
  enum Expected {
    /** Coordinates. */
    MOVE,
    /** Coordinates, or {@code SWAP}. */
    OPENING,
    /** {@code OK}. */
    OK,
    /**
     * {@code UNKNOWN} or {@code ERROR} if the engine does not support the command, otherwise no
     * reply.
     */
    PROBE
  }

  private static final Logger LOG = LoggerFactory.getLogger(EngineSession.class);

  private static final int MAX_EXCERPT = 200;

  /** The prefix of the messages with which Yixin-compatible engines answer the probe. */
  private static final String YIXIN = "INFO MAX_";

  private static final String STOP = "YXSTOP";

  private final String id;
  private final ChildProcess process;
  private final EngineLog log;
  private final Deque<Expected> expected = new ArrayDeque<>();

  /** The last line that was not a reply. */
  private Optional<String> latest = Optional.empty();

  /** Whether the engine is Yixin-compatible, and so supports {@link #STOP}. */
  private boolean yixin;

  private boolean thinking;

  /** The number of the current move request. */
  private int request;

  /** Whether a stop was sent. If the engine had just answered, its reply to the stop is ignored. */
  private boolean stopped;

  EngineSession(String id, ChildProcess process, EngineLog log) {
    this.id = id;
    this.process = process;
    this.log = log;
  }

  /**
   * Starts an engine.
   *
   * @throws RefusedException if the program cannot be started
   */
  static EngineSession start(EngineSetup setup) {
    Path folder = setup.folder();
    if (!Files.isDirectory(folder)) {
      throw EngineTexts.refused("folder.missing", setup.id(), folder);
    }
    try {
      ChildProcess process = ChildProcess.start(setup.command(), folder, setup.environment());
      EngineLog log =
          setup.log().map(file -> EngineLog.in(file, process.pid())).orElseGet(EngineLog::none);
      return new EngineSession(setup.id(), process, log);
    } catch (IOException e) {
      LOG.warn("Could not start engine {}", setup.id(), e);
      throw EngineTexts.refused(GomocupProvider.NO_PROGRAM, setup.command().get(0));
    }
  }

  /** Sends a command without a reply. */
  void send(String line) {
    log.sent(line);
    process.send(line + "\r");
  }

  /** Sends a command that some engines do not support, without waiting. */
  void probe(String line) {
    expected.add(Expected.PROBE);
    send(line);
  }

  /**
   * Sends a command and waits for {@code OK}.
   *
   * @return {@code OK}, or the refusal
   * @throws PlayerFailedException if the process has ended, or sends an unexpected move
   */
  EngineReply execute(String line) throws InterruptedException {
    return ask(Expected.OK, List.of(line), others -> {}, () -> {});
  }

  /**
   * Sends {@code ABOUT} and a command, and waits for {@code OK}. Some engines do not support {@code
   * ABOUT}.
   *
   * @param line the command
   * @param others receives all other output
   * @return {@code OK}, or the refusal
   * @throws PlayerFailedException if the process has ended, or sends an unexpected move
   */
  EngineReply executeAfterAbout(String line, Consumer<EngineReply> others)
      throws InterruptedException {
    expected.add(Expected.PROBE);
    return ask(Expected.OK, List.of("ABOUT", line), others, () -> {});
  }

  /**
   * Sends a command that starts a search and waits for the answer.
   *
   * @param kind a move, or the moves of an opening
   * @param lines the lines of the command
   * @param stop requests the answer at once
   * @param others receives all other output
   * @return the answer; or a declined or unknown command
   * @throws PlayerFailedException if the process has ended, or sends an unexpected move
   */
  EngineReply search(Expected kind, List<String> lines, Stop stop, Consumer<EngineReply> others)
      throws InterruptedException {
    try {
      return ask(
          kind,
          lines,
          others,
          () -> {
            int request = beginMove();
            stop.onRequest(() -> requestStop(request));
          });
    } finally {
      endMove();
    }
  }

  private EngineReply ask(
      Expected kind, List<String> lines, Consumer<EngineReply> others, Runnable asked)
      throws InterruptedException {
    for (String line : process.takeWaiting()) {
      EngineReply reply = received(line);
      if (settle(reply).isPresent() && reply instanceof EngineReply.Declined && !wasStopped()) {
        // By the protocol, the error refers to a setting sent before.
        return reply;
      }
    }
    expected.add(kind);
    lines.forEach(this::send);
    asked.run();
    while (true) {
      EngineReply reply = receive();
      Optional<EngineReply> besides = settle(reply);
      if (expected.isEmpty()) {
        return reply;
      }
      besides.ifPresent(others);
    }
  }

  private synchronized int beginMove() {
    stopped = false;
    thinking = true;
    return ++request;
  }

  private synchronized void endMove() {
    thinking = false;
  }

  /**
   * Requests an immediate answer if the engine is still searching. Yixin-compatible engines have a
   * command for that. Others may read Piskvork's during the search, and in any case read it before
   * the time for the next move.
   */
  private synchronized void requestStop(int wanted) {
    if (thinking && request == wanted) {
      stopped = true;
      send(yixin ? STOP : "INFO timeout_turn 0");
    }
  }

  /** Matches a line with the expected reply. Returns the line if it is a different one. */
  private Optional<EngineReply> settle(EngineReply reply) {
    if (reply instanceof EngineReply.Refusal) {
      return settle(reply, !expected.isEmpty());
    }
    if (reply instanceof EngineReply.Accepted) {
      dropProbes();
      return settle(reply, expected.peek() == Expected.OK);
    }
    if (reply instanceof EngineReply.Coordinates coordinates) {
      dropProbes();
      boolean wanted = expected.peek() == Expected.MOVE || expected.peek() == Expected.OPENING;
      if (!wanted && !wasStopped()) {
        throw failed(
            Ending.ILLEGAL, id + " played " + excerpt(coordinates.pair()) + " without being asked");
      }
      return settle(reply, wanted);
    }
    if (reply instanceof EngineReply.Swap) {
      dropProbes();
      return settle(reply, expected.peek() == Expected.OPENING);
    }
    if (reply instanceof EngineReply.Suggestion suggestion
        && expected.peekLast() == Expected.MOVE) {
      send("PLAY " + suggestion.pair());
    }
    return Optional.of(reply);
  }

  /** Stops expecting replies to probes. */
  private void dropProbes() {
    expected.removeIf(Expected.PROBE::equals);
  }

  private Optional<EngineReply> settle(EngineReply reply, boolean wanted) {
    if (wanted) {
      expected.poll();
      return Optional.empty();
    }
    return Optional.of(reply);
  }

  private synchronized boolean wasStopped() {
    return stopped;
  }

  private EngineReply receive() throws InterruptedException {
    Optional<String> line = process.take();
    if (line.isEmpty()) {
      String words = ChildProcess.exitReason(id, process.status(ChildProcess.EXIT_REASON_TIMEOUT));
      throw failed(Ending.CRASHED, words + stderrTail());
    }
    return received(line.get());
  }

  private EngineReply received(String line) {
    log.received(line);
    EngineReply reply = EngineReply.of(line);
    if (reply instanceof EngineReply.Other || reply instanceof EngineReply.Message) {
      latest = Optional.of(line);
    }
    if (reply instanceof EngineReply.Message message && message.text().startsWith(YIXIN)) {
      dropProbes();
      detectYixin();
    }
    return reply;
  }

  private synchronized void detectYixin() {
    yixin = true;
    if (thinking && stopped) {
      send(STOP);
    }
  }

  /**
   * Returns the last line of standard error that is not indented like a stack trace, or otherwise
   * the last output.
   */
  private String stderrTail() {
    return process.stderrTail().stream()
        .filter(line -> !Character.isWhitespace(line.charAt(0)))
        .reduce((before, last) -> last)
        .or(() -> latest)
        .map(last -> "; its last output: " + excerpt(last))
        .orElse("");
  }

  /** Returns an output line shortened for messages. */
  static String excerpt(String line) {
    return Printable.of(line, MAX_EXCERPT);
  }

  private PlayerFailedException failed(Ending ending, String words) {
    LOG.warn("{}; its last error output: {}", words, process.stderrTail());
    return new PlayerFailedException(ending, words);
  }

  /**
   * Requests the exit of the engine. If it does not exit in time, the process tree is killed. Does
   * not wait.
   */
  @Override
  public void close() {
    send("END");
    process.close();
    log.close();
  }
}
