package org.gobang.engines.gomocup;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.Printable;
import org.gobang.api.player.Stop;
import org.gobang.api.record.Ending;
import org.gobang.engines.process.ChildProcess;
import org.gobang.game.PlayerFailedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What is said with one process of an engine: commands, and among all that it writes the replies to
 * them, in the order in which they are owed.
 *
 * <p>One thread asks; {@link #close}, and the wish to have a move now, may come from any.
 */
final class Dialogue implements AutoCloseable {

  /** What a command is owed. */
  enum Owed {
    /** Coordinates. */
    MOVE,
    /** {@code OK}. */
    OK,
    /** A refusal by an engine that does not know the command; nothing comes of the others. */
    PROBE
  }

  private static final Logger LOG = LoggerFactory.getLogger(Dialogue.class);

  private static final int LONGEST_WORDS = 200;

  /** How Yixin's kind begin what they say of themselves when they are asked for it. */
  private static final String YIXIN = "INFO MAX_";

  private static final String STOP = "YXSTOP";

  private final String id;
  private final ChildProcess process;
  private final EngineLog log;
  private final Deque<Owed> owed = new ArrayDeque<>();

  /** What it said last that was no reply. */
  private Optional<String> latest = Optional.empty();

  /** Whether it is of Yixin's kind, and so stops thinking when it is told to. */
  private boolean yixin;

  private boolean thinking;

  /** How many moves it was asked for. */
  private int question;

  /**
   * It was told to stop, and may have answered by itself just then: what it says to that is for
   * nobody.
   */
  private boolean stopped;

  Dialogue(String id, ChildProcess process, EngineLog log) {
    this.id = id;
    this.process = process;
    this.log = log;
  }

  /** Tells it something that it owes no reply for. */
  void tell(String line) {
    log.told(line);
    process.send(line + "\r");
  }

  /** Tries a command that not every engine knows, and goes on. */
  void probe(String line) {
    owed.add(Owed.PROBE);
    tell(line);
  }

  /**
   * Has it do something, and waits until it has.
   *
   * @return that it has; or that it declines, or does not know the command
   * @throws PlayerFailedException if it is gone, or says what was not asked
   */
  Reply order(String line) throws InterruptedException {
    return ask(Owed.OK, List.of(line), aside -> {}, () -> {});
  }

  /**
   * Asks for a move, and waits for it.
   *
   * @param lines the command
   * @param stop has it answer at once
   * @param aside told what it says besides
   * @return the move; or that it declines, or does not know the command
   * @throws PlayerFailedException if it is gone, or says what was not asked
   */
  Reply move(List<String> lines, Stop stop, Consumer<Reply> aside) throws InterruptedException {
    try {
      return ask(
          Owed.MOVE,
          lines,
          aside,
          () -> {
            int asked = thinks();
            stop.onRequest(() -> hurry(asked));
          });
    } finally {
      answered();
    }
  }

  private Reply ask(Owed kind, List<String> lines, Consumer<Reply> aside, Runnable asked)
      throws InterruptedException {
    for (String line : process.takeWaiting()) {
      Reply reply = heard(line);
      if (settled(reply).isPresent() && reply instanceof Reply.Declined && !wasStopped()) {
        // What it was told before this will not do: by the protocol, this is the answer to it.
        return reply;
      }
    }
    owed.add(kind);
    lines.forEach(this::tell);
    asked.run();
    while (true) {
      Reply reply = hear();
      Optional<Reply> besides = settled(reply);
      if (owed.isEmpty()) {
        return reply;
      }
      besides.ifPresent(aside);
    }
  }

  private synchronized int thinks() {
    stopped = false;
    thinking = true;
    return ++question;
  }

  private synchronized void answered() {
    thinking = false;
  }

  /**
   * Has it answer now, where it is still thinking. Those of Yixin's kind have a command for that;
   * others may read Piskvork's while they think, and read it in any case before they are told their
   * time for the next move.
   */
  private synchronized void hurry(int wanted) {
    if (thinking && question == wanted) {
      stopped = true;
      tell(yixin ? STOP : "INFO timeout_turn 0");
    }
  }

  /** Strikes off what a line was owed for; gives the line if it was not owed. */
  private Optional<Reply> settled(Reply reply) {
    if (reply instanceof Reply.Unknown || reply instanceof Reply.Declined) {
      return settled(reply, !owed.isEmpty());
    }
    if (reply instanceof Reply.Accepted) {
      probed();
      return settled(reply, owed.peek() == Owed.OK);
    }
    if (reply instanceof Reply.Coordinates coordinates) {
      probed();
      boolean wanted = owed.peek() == Owed.MOVE;
      if (!wanted && !wasStopped()) {
        throw failed(
            Ending.ILLEGAL, id + " played " + excerpt(coordinates.pair()) + " without being asked");
      }
      return settled(reply, wanted);
    }
    if (reply instanceof Reply.Suggestion suggestion && owed.peekLast() == Owed.MOVE) {
      tell("PLAY " + suggestion.pair());
    }
    return Optional.of(reply);
  }

  /** Nothing more comes of commands that were only tried. */
  private void probed() {
    owed.removeIf(Owed.PROBE::equals);
  }

  private Optional<Reply> settled(Reply reply, boolean wanted) {
    if (wanted) {
      owed.poll();
      return Optional.empty();
    }
    return Optional.of(reply);
  }

  private synchronized boolean wasStopped() {
    return stopped;
  }

  private Reply hear() throws InterruptedException {
    Optional<String> line = process.take();
    if (line.isEmpty()) {
      String words = ChildProcess.departure(id, process.status(ChildProcess.TO_SAY_WHY));
      throw failed(Ending.CRASHED, words + lastWords());
    }
    return heard(line.get());
  }

  private Reply heard(String line) {
    log.heard(line);
    Reply reply = Reply.of(line);
    if (reply instanceof Reply.Chatter || reply instanceof Reply.Message) {
      latest = Optional.of(line);
    }
    if (reply instanceof Reply.Message message && message.text().startsWith(YIXIN)) {
      probed();
      isOfYixinsKind();
    }
    return reply;
  }

  private synchronized void isOfYixinsKind() {
    yixin = true;
    if (thinking && stopped) {
      tell(STOP);
    }
  }

  /** The last line that says something: those of a stack trace do not, and are indented. */
  private String lastWords() {
    return process.lastWords().stream()
        .filter(line -> !Character.isWhitespace(line.charAt(0)))
        .reduce((before, last) -> last)
        .or(() -> latest)
        .map(last -> "; its last words: " + excerpt(last))
        .orElse("");
  }

  /** A line of the engine's as a sentence can quote it. */
  static String excerpt(String line) {
    return Printable.of(line, LONGEST_WORDS);
  }

  private PlayerFailedException failed(Ending ending, String words) {
    LOG.warn("{}; its last words: {}", words, process.lastWords());
    return new PlayerFailedException(ending, words);
  }

  /** Asks it to end; soon it is gone, with all that it started. Does not wait for that. */
  @Override
  public void close() {
    tell("END");
    process.close();
    log.close();
  }
}
