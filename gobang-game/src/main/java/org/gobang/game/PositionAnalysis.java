package org.gobang.game;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.analysis.Answer;
import org.gobang.api.board.Board;
import org.gobang.api.player.Insight;
import org.gobang.api.record.Ending;
import org.gobang.api.workbench.RunningTask;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** An analysis with a separate player instance, which is closed after the answer. */
final class PositionAnalysis implements RunningTask<Answer> {

  private static final Logger LOG = LoggerFactory.getLogger(PositionAnalysis.class);

  private final Board board;
  private final LazyPlayer player;
  private final GuardedTurn turn;
  private final Executor executor;

  /** The answer passes through this queue too, so that no report follows it. */
  private final ListenerQueue<Consumer<Insight>> reports;

  private final FutureTask<?> task = new FutureTask<>(this::work, null);
  private final AtomicBoolean answered = new AtomicBoolean();
  private final CompletableFuture<Answer> answer = new CompletableFuture<>();

  /** The view of the answer for callers, who cannot complete it. */
  private final CompletionStage<Answer> stage = answer.minimalCompletionStage();

  PositionAnalysis(
      PlayerSetup setup, AnalysisRequest request, Consumer<Insight> reports, Executor executor) {
    this.board = request.position();
    this.player = new LazyPlayer(setup);
    this.reports = new ListenerQueue<>(reports, executor);
    this.turn = GuardedTurn.analysis(request, this::report);
    this.executor = executor;
  }

  private void report(Insight insight) {
    reports.addDroppable(receiver -> receiver.accept(insight));
  }

  void begin() {
    executor.execute(task);
  }

  private void work() {
    Answer found = find();
    if (answered.compareAndSet(false, true)) {
      reports.add(receiver -> answer.complete(found));
    }
    player.close();
  }

  private Answer find() {
    try {
      Optional<PlayerReply> reply = ask();
      if (reply.isEmpty()) {
        return new Answer.Failed(Ending.REFUSED, "the game is over in this position");
      }
      if (reply.get() instanceof PlayerReply.Failed failed) {
        // Outside a game a foul is an illegal move.
        Ending why = failed.ending() == Ending.FOUL ? Ending.ILLEGAL : failed.ending();
        return new Answer.Failed(why, failed.words());
      }
      return reply.get() instanceof PlayerReply.Decided decided
          ? new Answer.Decision(decided.key())
          : new Answer.Best(((PlayerReply.Chosen) reply.get()).point());
    } catch (RefusedException e) {
      return new Answer.Failed(Ending.REFUSED, PluginErrors.text(e));
    } catch (InterruptedException dropped) {
      return Answer.CANCELLED;
    } catch (Throwable e) {
      PluginErrors.log(LOG, "A board failed during an analysis", e);
      return new Answer.Failed(Ending.CRASHED, "the board failed: " + PluginErrors.describe(e));
    }
  }

  private Optional<PlayerReply> ask() throws InterruptedException {
    if (GamePosition.of(board).result().isPresent()) {
      return Optional.empty();
    }
    return Optional.of(player.ask(turn, () -> {}));
  }

  @Override
  public CompletionStage<Answer> result() {
    return stage;
  }

  @Override
  public void close() {
    if (answered.compareAndSet(false, true)) {
      turn.drop();
      task.cancel(true);
    }
    // Not through the queue of reports, whose receiver may block.
    reports.close();
    executor.execute(() -> answer.complete(Answer.CANCELLED));
    executor.execute(player::close);
  }
}
