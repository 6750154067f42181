package org.gobang.game;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.record.Ending;
import org.gobang.api.workbench.Analysis;
import org.gobang.api.workbench.Answer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A player of its own, made for one question and closed after it. */
final class PositionAnalysis implements Analysis {

  private static final Logger LOG = LoggerFactory.getLogger(PositionAnalysis.class);

  private final Board board;
  private final Hired player;
  private final GuardedTurn turn;
  private final Executor crew;

  /** The answer goes the way of the reports, so that none comes after it. */
  private final Mailbox<Consumer<Insight>> reports;

  private final FutureTask<?> task = new FutureTask<>(this::work, null);
  private final AtomicBoolean answered = new AtomicBoolean();
  private final CompletableFuture<Answer> answer = new CompletableFuture<>();

  /** All that others see of it: they cannot complete it. */
  private final CompletionStage<Answer> stage = answer.minimalCompletionStage();

  PositionAnalysis(
      PlayerSetup setup,
      Board board,
      Budget budget,
      int lines,
      Consumer<Insight> reports,
      Executor crew) {
    this.board = board;
    this.player = new Hired(setup);
    this.reports = new Mailbox<>(reports, crew);
    this.turn = new GuardedTurn(board, budget, lines, this::report);
    this.crew = crew;
  }

  private void report(Insight insight) {
    reports.tellNews(told -> told.accept(insight));
  }

  void begin() {
    crew.execute(task);
  }

  private void work() {
    Answer found = find();
    if (answered.compareAndSet(false, true)) {
      reports.tell(told -> answer.complete(found));
    }
    player.dismiss();
  }

  private Answer find() {
    try {
      Optional<Reply> reply = ask();
      if (reply.isEmpty()) {
        return new Answer.Failed(Ending.REFUSED, "the game is over in this position");
      }
      if (reply.get() instanceof Reply.Failed failed) {
        // Where nobody plays, a foul is a move like any other that the board refuses.
        Ending why = failed.ending() == Ending.FOUL ? Ending.ILLEGAL : failed.ending();
        return new Answer.Failed(why, failed.words());
      }
      return new Answer.Best(((Reply.Chosen) reply.get()).point());
    } catch (RefusedException e) {
      return new Answer.Failed(Ending.REFUSED, Fault.sentence(e));
    } catch (InterruptedException dropped) {
      return Answer.CANCELLED;
    } catch (Throwable e) {
      Fault.log(LOG, "A board failed under analysis", e);
      return new Answer.Failed(Ending.CRASHED, "the board failed: " + Fault.words(e));
    }
  }

  private Optional<Reply> ask() throws InterruptedException {
    if (Position.of(board).result().isPresent()) {
      return Optional.empty();
    }
    return Optional.of(player.ask(turn, () -> {}));
  }

  @Override
  public CompletionStage<Answer> answer() {
    return stage;
  }

  @Override
  public void stop() {
    turn.requestStop();
  }

  @Override
  public void close() {
    if (answered.compareAndSet(false, true)) {
      turn.drop();
      task.cancel(true);
    }
    // Not by way of the reports: whoever reads them may be stuck in one.
    reports.close();
    crew.execute(() -> answer.complete(Answer.CANCELLED));
    crew.execute(player::dismiss);
  }
}
