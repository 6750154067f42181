package org.gobang.game;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.record.Ending;

/** A computer at its turn, from the moment it is to move: made, if need be, and asked. */
final class Thinking {

  private final Turns turns;
  private final Position from;
  private final Hired player;
  private final GuardedTurn turn;
  private final CompletableFuture<Void> kept;
  private final FutureTask<?> task = new FutureTask<>(this::work, null);

  /**
   * A computer's turn.
   *
   * @param kept waited for before the computer is asked: no move is lost
   */
  Thinking(
      Turns turns, Position from, Hired player, GuardedTurn turn, CompletableFuture<Void> kept) {
    this.kept = kept;
    this.turns = turns;
    this.from = from;
    this.player = player;
    this.turn = turn;
  }

  Stone stone() {
    return from.toMove();
  }

  void begin(Executor crew) {
    crew.execute(task);
  }

  /** Has the player answer with its best, even where it has not been asked yet. */
  void moveNow() {
    turn.requestStop();
  }

  /** Nobody waits for the answer any more; its player is not to be asked again. */
  void drop() {
    turn.drop();
    task.cancel(true);
  }

  private void work() {
    try {
      kept.get();
      Reply reply = player.ask(turn, () -> turns.asked(this));
      if (reply instanceof Reply.Chosen chosen) {
        Move move = new Move.Place(from.toMove(), chosen.point());
        Position after = from.after(move);
        turns.held(this, chosen.spent()).get();
        turns.answered(this, move, after, chosen.spent(), turn.worthAfter(chosen.point()));
      } else {
        turns.failed(this, (Reply.Failed) reply);
      }
    } catch (RefusedException e) {
      String sentence = Fault.sentence(e);
      turns.failed(this, new Reply.Failed(Ending.REFUSED, sentence, Duration.ZERO));
    } catch (Throwable e) {
      // The board's, as the guard lets nothing else through; or dropped, and then nobody listens.
      turns.boardFailed(this, e);
    }
  }
}
