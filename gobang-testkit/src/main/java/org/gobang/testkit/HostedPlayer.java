package org.gobang.testkit;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Player;
import org.gobang.api.player.Settings;

/** A player that is created, called and closed on a separate thread, as in the host. */
final class HostedPlayer implements AutoCloseable {

  private static final Promise CREATE =
      new Promise(
          "PlayerProvider.create",
          "a new player, or a RefusedException whose sentence says why it cannot be had");
  private static final Promise CHOOSE =
      new Promise(
          "Player.choose",
          "the answer must be a point that the board allows, given within the budget; an exception"
              + " loses the game");
  private static final Promise DECIDE =
      new Promise("Player.decide", "one of the choices, or empty where a stone is allowed");
  static final Promise PONDER =
      new Promise("Player.ponder", "returns within 200 ms of the stop, and throws nothing");
  private static final Promise CLOSE =
      new Promise(
          "Player.close",
          "lets go of everything; called perhaps more than once, or without a move");

  private final PluginThread thread;
  private final Player player;
  private final Optional<PlayerFolder> folder;
  private boolean closed;

  private HostedPlayer(PluginThread thread, Player player, Optional<PlayerFolder> folder) {
    this.folder = folder;
    this.thread = thread;
    this.player = player;
  }

  /** Creates a player for a supported board. */
  static HostedPlayer create(PlayerUnderTest bench, Settings settings, Board start) {
    return offered(bench, settings, start)
        .orElseThrow(
            () ->
                PlayerUnderTest.SUPPORTS.broken(
                    "supports said yes and create refused. A player that needs an option to be set"
                        + " gets it from PlayerContract.options(). On %s",
                    UndecidedPositions.words(start)));
  }

  /** Creates a player, or returns empty if the provider refuses with a message. */
  static Optional<HostedPlayer> offered(PlayerUnderTest bench, Settings given, Board start) {
    Optional<PlayerFolder> folder =
        bench.provider().usesFolder() ? Optional.of(PlayerFolder.create()) : Optional.empty();
    Settings settings = folder.map(own -> given.withFolder(own.path())).orElse(given);
    PluginThread thread = bench.plugin().thread();
    String where = UndecidedPositions.words(start);
    Optional<Player> made = Optional.empty();
    try {
      made =
          thread.call(
              CREATE,
              "create for " + where,
              () -> created(() -> bench.provider().create(settings, start), where));
      return made.map(player -> new HostedPlayer(thread, player, folder));
    } finally {
      if (made.isEmpty()) {
        thread.close();
        folder.ifPresent(PlayerFolder::close);
      }
    }
  }

  private static Optional<Player> created(Callable<Player> create, String where) throws Exception {
    try {
      Player player = create.call();
      CREATE.check(player != null, "create gave null for %s", where);
      return Optional.of(player);
    } catch (RefusedException refused) {
      CREATE.checkRefusal(refused, where);
      return Optional.empty();
    }
  }

  /** Requests a move without waiting for it. */
  Future<Reply> ask(TestTurn question) {
    return thread.submit(
        () -> {
          question.begin();
          long asked = System.nanoTime();
          Point point = player.choose(question);
          return new Reply(point, asked, System.nanoTime());
        });
  }

  /** Requests a choice, and fails if the answer is not an offered one. */
  void decide(TestTurn question) {
    String where = UndecidedPositions.words(question);
    Board board = question.board();
    Optional<String> choice =
        thread.call(
            DECIDE,
            "decide " + where,
            () -> {
              question.begin();
              return player.decide(question);
            });
    DECIDE.check(choice != null, "decide answered null %s", where);
    DECIDE.check(
        choice.isPresent() ? board.choices().contains(choice.get()) : !board.allowed().isEmpty(),
        "decide answered %s, which is not offered, %s",
        choice,
        where);
  }

  /** Waits for an answer, and fails if it is not legal. */
  Reply await(Future<Reply> asked, TestTurn question) {
    Reply reply = thread.await(asked, CHOOSE, "choose " + UndecidedPositions.words(question));
    Point point = reply.point();
    String where = UndecidedPositions.words(question);
    CHOOSE.check(point != null, "choose answered null %s", where);
    Board board = question.board();
    if (board.judge(board.toMove(), point) instanceof Verdict.Refused why) {
      throw CHOOSE.broken(
          "choose answered %s, which the board refuses as %s%s, %s",
          point, why.kind(), why.foul() ? " (a foul)" : "", where);
    }
    return reply;
  }

  /** Starts pondering without waiting. The result is the time when it stopped. */
  Future<Long> ponder(TestTurn question) {
    return thread.submit(
        () -> {
          question.begin();
          player.ponder(question);
          return System.nanoTime();
        });
  }

  /** Waits for the end of pondering and returns the time when it stopped. */
  long awaitEnd(Future<Long> pondering, TestTurn question) {
    return thread.await(pondering, PONDER, "ponder " + UndecidedPositions.words(question));
  }

  /**
   * Requests a move and waits for it. Requests a stop when the time for the move is up, as in the
   * host.
   */
  Reply answer(TestTurn question) throws InterruptedException {
    Future<Reply> reply = ask(question);
    Optional<Duration> time =
        question.budget().limits().stream().flatMap(HostedPlayer::time).min(Duration::compareTo);
    if (time.isPresent()) {
      stopUnlessAnswered(reply, time.get(), question);
    }
    return await(reply, question);
  }

  private static Stream<Duration> time(Limit limit) {
    if (limit instanceof Limit.MoveTime move) {
      return Stream.of(move.time());
    }
    return limit instanceof Limit.Clock clock ? Stream.of(clock.left()) : Stream.empty();
  }

  /** Requests a stop unless the player answers in time. */
  static void stopUnlessAnswered(Future<?> reply, Duration time, TestTurn question)
      throws InterruptedException {
    if (!endsWithin(reply, time, question)) {
      question.requestStop();
    }
  }

  /** Waits for a player and returns whether it answered in time. */
  static boolean endsWithin(Future<?> reply, Duration time, TestTurn question)
      throws InterruptedException {
    question.awaitBegin();
    try {
      reply.get(time.toNanos(), TimeUnit.NANOSECONDS);
      return true;
    } catch (TimeoutException stillThinking) {
      return false;
    } catch (ExecutionException failed) {
      return true; // Reported by the code that waits for the answer.
    }
  }

  /** Interrupts a player and waits until the call has returned or failed. */
  void interrupt(Future<Reply> asked, Promise promise) {
    thread.interrupt();
    thread.end(asked, promise, "choose, after a stop and an interrupt");
  }

  /** Closes the player. Repeated calls close it again. */
  void closePlayer() {
    closed = true;
    thread.call(
        CLOSE,
        "close",
        () -> {
          player.close();
          return true;
        });
  }

  /** Closes the player unless it is already closed or hangs, and releases the thread. */
  @Override
  public void close() {
    try {
      if (!closed && !thread.hangs()) {
        closePlayer();
      }
    } finally {
      thread.close();
      folder.ifPresent(PlayerFolder::close);
    }
  }

  /** An answer, with the times of the request and of the answer in {@link System#nanoTime}. */
  record Reply(Point point, long askedAt, long givenAt) {}
}
