package org.gobang.ui.web.table;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameListener;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Subscription;
import org.gobang.presentation.position.SamePosition;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets one visitor view another position of the record while the game continues. The position is
 * shown until the visitor returns to the game, the game reaches the position, or the position is
 * removed from the record. May be used from any thread.
 */
final class IndependentBrowsing {

  private static final Logger LOG = LoggerFactory.getLogger(IndependentBrowsing.class);

  private final Game game;
  private final BiFunction<String, Start, CompletionStage<Board>> boards;
  private final Executor waiters;
  private final List<GameListener> listeners = new CopyOnWriteArrayList<>();
  private Optional<Looked> looked = Optional.empty();

  /** The number of requests. Answers to earlier requests are ignored. */
  private int wishes;

  /** A viewed position. */
  private record Looked(GameRecord record, List<Integer> path, Board board) {

    /** Returns the same position in the record of a later state, or empty if it was removed. */
    Optional<Looked> in(GameState now) {
      return SamePosition.in(record, path, now.record())
          .filter(same -> !same.equals(now.path()))
          .map(same -> new Looked(now.record(), same, board));
    }
  }

  /**
   * Creates an instance without a viewed position.
   *
   * @param boards returns the board before the first move, for example {@link
   *     org.gobang.api.position.PositionInfo#board}
   * @param waiters run tasks that call plugins
   */
  IndependentBrowsing(
      Game game, BiFunction<String, Start, CompletionStage<Board>> boards, Executor waiters) {
    this.game = game;
    this.boards = boards;
    this.waiters = waiters;
  }

  /** Subscribes a listener to the viewed position. */
  Subscription listen(GameListener listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }

  /** Returns whether the viewed position differs from that of the game. */
  synchronized boolean isElsewhere() {
    return looked.flatMap(each -> each.in(game.state())).isPresent();
  }

  /** Returns a state of the game with the viewed position. */
  synchronized GameState over(GameState now) {
    return looked.flatMap(each -> each.in(now)).map(each -> at(each, now)).orElse(now);
  }

  private static GameState at(Looked looked, GameState now) {
    boolean exchanged = looked.board().swapped() != now.board().swapped();
    return GameState.of(now.record(), looked.board())
        .version(now.version())
        .path(looked.path())
        .line(now.line())
        .black(exchanged ? now.white() : now.black())
        .white(exchanged ? now.black() : now.white())
        .paused(now.paused())
        .explored(now.explored())
        .left(now.left())
        .result(result(looked, now))
        .ended(now.ended())
        .build();
  }

  /** Returns the result of the viewed board, or the result of the game at its last position. */
  private static Optional<Result> result(Looked looked, GameState now) {
    Outcome outcome = looked.board().outcome();
    if (outcome instanceof Outcome.Won won) {
      return Optional.of(new Result(Optional.of(won.stone()), ending(won), won.kind()));
    }
    if (outcome instanceof Outcome.Drawn) {
      return Optional.of(new Result(Optional.empty(), Ending.BOARD_FULL, ""));
    }
    return now.ended().filter(any -> !now.explored() && looked.path().equals(now.line()));
  }

  private static Ending ending(Outcome.Won won) {
    return won.kind().equals(Outcome.Won.LINE) ? Ending.LINE : Ending.RULES;
  }

  /** Returns to the position of the game. Listeners are notified with the next change. */
  synchronized void end() {
    wishes++;
    looked = Optional.empty();
  }

  /** Handles a change of the game. */
  void changed(GameState now, GameListener listener) {
    synchronized (this) {
      looked = looked.flatMap(each -> each.in(now));
    }
    listener.changed(over(now));
  }

  private static boolean isIn(GameRecord record, List<Integer> path) {
    try {
      record.follow(path);
      return true;
    } catch (IllegalArgumentException removed) {
      return false;
    }
  }

  /**
   * Views a position asynchronously.
   *
   * @throws RefusedException if the record has no such path
   */
  void goTo(List<Integer> path) {
    GameState now = game.state();
    if (!isIn(now.record(), path)) {
      throw new RefusedException("no-such-path", "the record has no such position");
    }
    int wish;
    synchronized (this) {
      wish = ++wishes;
    }
    if (path.equals(now.path())) {
      waiters.execute(() -> show(wish, Optional.empty()));
      return;
    }
    boards
        .apply(now.record().rules(), now.record().start())
        .thenAccept(
            board -> {
              Board there = along(board, now.record(), path);
              show(wish, Optional.of(new Looked(now.record(), path, there)));
            })
        .exceptionally(
            failed -> {
              LOG.warn("Could not make the board of a position to look at", failed);
              return null;
            });
  }

  private static Board along(Board start, GameRecord record, List<Integer> path) {
    Board board = start;
    for (Node node : record.follow(path)) {
      board = board.play(node.move());
    }
    return board;
  }

  private void show(int wish, Optional<Looked> next) {
    GameState now = game.state();
    synchronized (this) {
      if (wish != wishes) {
        return;
      }
      looked = next.flatMap(each -> each.in(now));
    }
    GameState shown = over(now);
    listeners.forEach(listener -> listener.changed(shown));
  }
}
