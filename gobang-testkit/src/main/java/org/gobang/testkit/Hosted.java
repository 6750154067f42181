package org.gobang.testkit;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;

/** A player as the host keeps it: made, asked and closed on one thread of its own. */
final class Hosted implements AutoCloseable {

  private static final Promise CREATE =
      new Promise(
          "PlayerProvider.create", "makes a player, or throws a RefusedException with a sentence");
  private static final Promise SUPPORTS =
      new Promise("PlayerProvider.supports", "whether the strategy can play a game");
  private static final Promise CHOOSE =
      new Promise(
          "Player.choose",
          "the answer must be a point that the board allows, given within the budget; an exception"
              + " loses the game");
  private static final Promise CLOSE =
      new Promise(
          "Player.close",
          "lets go of everything; called perhaps more than once, or without a move");

  private final OwnThread thread;
  private final Player player;
  private final Duration patience;
  private boolean closed;

  private Hosted(OwnThread thread, Player player, Duration patience) {
    this.thread = thread;
    this.player = player;
    this.patience = patience;
  }

  /** Makes a player for a board that its provider says it supports. */
  static Hosted create(PlayerProvider provider, Settings settings, Board start, Duration patience) {
    return create(provider, settings, start, patience, true);
  }

  /** The same on a thread that is no daemon, so that none of the player's is one by birth. */
  static Hosted create(
      PlayerProvider provider, Settings settings, Board start, Duration patience, boolean daemon) {
    OwnThread thread = new OwnThread(daemon, provider.getClass().getClassLoader());
    boolean made = false;
    try {
      Player player =
          thread.call(CREATE, "create", patience, () -> provider.create(settings, start));
      CREATE.check(player != null, "create gave null for %s", Positions.words(start));
      made = true;
      return new Hosted(thread, player, patience);
    } catch (RefusedException refused) {
      throw SUPPORTS.broken(
          refused,
          "supports said yes and create refused %s. A player that needs an option to be set gets"
              + " it from PlayerContract.options()",
          Positions.words(start));
    } catch (Exception thrown) {
      throw CREATE.broken(thrown, "create threw for %s", Positions.words(start));
    } finally {
      if (!made) {
        thread.close();
      }
    }
  }

  /** Asks, without waiting. */
  Future<Reply> ask(Question question) {
    return thread.submit(
        () -> {
          long asked = System.nanoTime();
          question.begun().countDown();
          Point point = player.choose(question);
          return new Reply(point, asked, System.nanoTime());
        });
  }

  /** Waits for an answer, whichever it is. */
  Reply await(Future<Reply> reply, Question question) {
    try {
      return thread.await(reply, CHOOSE, "choose", patience);
    } catch (Exception thrown) {
      throw CHOOSE.broken(thrown, "choose threw on %s", Positions.words(question));
    }
  }

  /** Asks and waits, and requests a stop once the time for the move is up, as the host does. */
  Reply answer(Question question) throws InterruptedException {
    Future<Reply> reply = ask(question);
    question.begun().await();
    for (Limit limit : question.budget().limits()) {
      if (limit instanceof Limit.MoveTime move) {
        stopUnlessAnswered(reply, move.time(), question);
      } else if (limit instanceof Limit.Clock clock) {
        stopUnlessAnswered(reply, clock.left(), question);
      }
    }
    return await(reply, question);
  }

  /**
   * Drops a question as the host does, with a stop and an interrupt, after giving the player time.
   *
   * @return how long it took until nobody was thinking any more
   */
  long nanosToEnd(Future<Reply> reply, Question question, Duration time, Promise promise)
      throws InterruptedException {
    stopUnlessAnswered(reply, time, question);
    thread.interrupt();
    try {
      long end = thread.await(reply, promise, "choose", patience).givenAt();
      return Math.max(0, end - question.requestedAt().orElse(end));
    } catch (Exception nobodyWantsIt) {
      return System.nanoTime() - question.requestedAt().orElse(System.nanoTime());
    }
  }

  /** Gives a player time, and requests a stop where that was not enough. */
  static void stopUnlessAnswered(Future<Reply> reply, Duration time, Question question)
      throws InterruptedException {
    try {
      reply.get(time.toNanos(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException stillThinking) {
      question.requestStop();
    } catch (ExecutionException failed) {
      // Told by whoever waits for the answer.
    }
  }

  static Point legal(Reply reply, Question question) {
    Point point = reply.point();
    CHOOSE.check(point != null, "choose answered null on %s", Positions.words(question));
    Board board = question.board();
    if (board.judge(board.toMove(), point) instanceof Verdict.Refused why) {
      throw CHOOSE.broken(
          "choose answered %s, which the board refuses as %s%s, on %s",
          point, why.kind(), why.foul() ? " (a foul)" : "", Positions.words(question));
    }
    return point;
  }

  OwnThread thread() {
    return thread;
  }

  /** Closes the player, as often as it is called. */
  void closePlayer() {
    closed = true;
    try {
      thread.call(
          CLOSE,
          "close",
          patience,
          () -> {
            player.close();
            return List.of();
          });
    } catch (Exception thrown) {
      throw CLOSE.broken(thrown, "close threw");
    }
  }

  /** Closes the player unless that was done, and lets its thread go. */
  @Override
  public void close() {
    try {
      if (!closed && !thread.hangs()) {
        closePlayer();
      }
    } finally {
      thread.close();
    }
  }

  /** An answer, and when it was asked for and given, by {@link System#nanoTime}. */
  record Reply(Point point, long askedAt, long givenAt) {}
}
