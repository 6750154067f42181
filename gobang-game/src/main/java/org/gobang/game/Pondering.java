package org.gobang.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.workbench.GameSetup;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets an engine ponder: think during the opponent's time. A player that fails while pondering does
 * not ponder again in this game, which continues with another instance.
 *
 * <p>Its methods are called with the game locked.
 */
final class Pondering {

  /** The maximum pondering time for one move. */
  static final Duration LONGEST = Duration.ofMinutes(1);

  private static final Logger LOG = LoggerFactory.getLogger(Pondering.class);

  private final Object lock;
  private final GameModel model;
  private final GameSetup setup;
  private final Executor executor;

  /** The last pondering that was started and not stopped; it may have ended by itself. */
  private @Nullable Task current;

  private record Task(GamePosition position, SeatedPlayer player, GuardedTurn turn) {

    /**
     * Returns whether this is pondering about the given position by the given player. Compares by
     * identity, because the equality of boards is slow plugin code.
     */
    @SuppressWarnings("ReferenceEquality")
    boolean isOf(GamePosition other, SeatedPlayer by) {
      return position == other && player == by;
    }
  }

  Pondering(Object lock, GameModel model, GameSetup setup, Executor executor) {
    this.lock = lock;
    this.model = model;
    this.setup = setup;
    this.executor = executor;
  }

  /**
   * Starts or stops pondering after a change of the game. The player who is not to act ponders
   * about the current position.
   *
   * @param active whether the turn of the side to move is active
   */
  void update(boolean active) {
    GamePosition position = model.position();
    SeatedPlayer player = model.player(position.seatToAct().opponent());
    if (current != null && !(active && current.isOf(position, player))) {
      current.turn().requestStop();
      current = null;
    }
    if (current == null && active && setup.ponder() && player.ponders()) {
      current =
          new Task(
              position, player, GuardedTurn.move(position.board(), budget(), 1, ignored -> {}));
      begin(current, player.instance());
    }
  }

  private void begin(Task task, LazyPlayer instance) {
    executor.execute(
        () -> {
          try {
            instance.ponder(task.turn(), failed -> failed(task.player(), failed));
          } catch (InterruptedException closing) {
            LOG.debug("Pondering was abandoned", closing);
          }
        });
  }

  private void failed(SeatedPlayer player, PlayerReply.Failed reply) {
    LOG.warn("{}; it ponders no more in this game", reply.words());
    synchronized (lock) {
      player.endPondering();
    }
  }

  /** Returns the node and depth limits of a move, and a time that the opponent may take. */
  private Budget budget() {
    Budget move = setup.budget();
    List<Limit> limits = new ArrayList<>();
    move.limit(Limit.Nodes.class).ifPresent(limits::add);
    move.limit(Limit.Depth.class).ifPresent(limits::add);
    limits.add(new Limit.MoveTime(time(model.clocks().current(), model.seatToAct())));
    return new Budget(limits);
  }

  private static Duration time(Clocks clocks, Stone opponent) {
    return Optional.of(clocks.left(opponent))
        .filter(left -> !left.isZero() && left.compareTo(LONGEST) < 0)
        .orElse(LONGEST);
  }
}
