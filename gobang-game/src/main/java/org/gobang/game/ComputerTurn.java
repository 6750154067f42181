package org.gobang.game;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;

/** One turn of an engine: creates the player instance if needed and requests a move. */
final class ComputerTurn {

  private final TurnController turns;
  private final GamePosition before;
  private final LazyPlayer player;
  private final GuardedTurn turn;
  private final CompletableFuture<Void> saved;
  private final FutureTask<?> task = new FutureTask<>(this::work, null);

  /**
   * Creates the turn of an engine.
   *
   * @param saved the save of the state, awaited before the move is requested so that no move is
   *     lost
   */
  ComputerTurn(
      TurnController turns,
      GamePosition before,
      LazyPlayer player,
      GuardedTurn turn,
      CompletableFuture<Void> saved) {
    this.saved = saved;
    this.turns = turns;
    this.before = before;
    this.player = player;
    this.turn = turn;
  }

  /** Returns the side of the player. */
  Stone side() {
    return before.toAct();
  }

  /** Returns the seat of the player. */
  Stone seat() {
    return before.seatToAct();
  }

  void start(Executor executor) {
    executor.execute(task);
  }

  /** Requests an immediate answer from the player, even if it has not yet received the turn. */
  void moveNow() {
    turn.requestStop();
  }

  /** Discards the answer. The player instance must not be used again. */
  void drop() {
    turn.drop();
    task.cancel(true);
  }

  private void work() {
    try {
      saved.get();
      PlayerReply reply = player.ask(turn, () -> turns.ready(this));
      if (reply instanceof PlayerReply.Answered answered) {
        Move move = before.move(answered);
        GamePosition after = before.after(move);
        turns.pace(this, answered.spent()).get();
        turns.moved(this, move, after, answered.spent(), turn.scoreAfter(move));
      } else {
        turns.failed(this, (PlayerReply.Failed) reply);
      }
    } catch (RefusedException e) {
      turns.failed(this, PlayerReply.Failed.uncreated(e));
    } catch (Throwable e) {
      // The board failed, as GuardedPlayer throws nothing else; or the turn was dropped, and the
      // call does nothing.
      turns.boardFailed(this, e);
    }
  }
}
