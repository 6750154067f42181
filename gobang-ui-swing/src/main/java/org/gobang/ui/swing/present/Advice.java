package org.gobang.ui.swing.present;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Weights;
import org.gobang.api.render.Analysis;
import org.gobang.api.render.Answer;
import org.gobang.api.render.WhoPlays;
import org.gobang.api.render.Workbench;

/**
 * Asks players about a position outside the game. One question at a time: a new one drops the last.
 */
final class Advice implements AutoCloseable {

  /** Long enough for good advice, short enough to wait for. */
  private static final Budget BUDGET = Budget.of(new Budget.Limit.MoveTime(Duration.ofSeconds(2)));

  private final Workbench workbench;
  private final Executor events;

  /** Tells the answers to this question from those that come late to an earlier one. */
  private long question;

  private Optional<Analysis> running = Optional.empty();

  Advice(Workbench workbench, Executor events) {
    this.workbench = workbench;
    this.events = events;
  }

  /** What a player said. */
  record Said(WhoPlays by, Optional<Point> best, Optional<Weights> weights, String sentence) {}

  /** Asks one player. */
  void ask(WhoPlays who, Position position, Consumer<Said> told) {
    close();
    long mine = question;
    Weighed weighed = new Weighed();
    try {
      Analysis analysis =
          workbench.analyze(
              who,
              position.state().board(),
              BUDGET,
              1,
              insight -> events.execute(() -> weighed.heard(insight)));
      running = Optional.of(analysis);
      analysis
          .answer()
          .thenAccept(
              answer ->
                  events.execute(
                      () -> {
                        if (mine == question) {
                          running = Optional.empty();
                          told.accept(said(who, answer, weighed.weights));
                        }
                      }));
    } catch (RefusedException refused) {
      String sentence = String.valueOf(refused.getMessage());
      told.accept(new Said(who, Optional.empty(), Optional.empty(), sentence));
    }
  }

  private static Said said(WhoPlays who, Answer answer, Optional<Weights> weights) {
    return new Said(
        who,
        answer instanceof Answer.Best best ? Optional.of(best.point()) : Optional.empty(),
        weights,
        answer instanceof Answer.Failed failed ? failed.sentence() : "");
  }

  /** The weights told last. */
  private static final class Weighed {
    private Optional<Weights> weights = Optional.empty();

    void heard(Insight insight) {
      if (insight instanceof Weights seen) {
        weights = Optional.of(seen);
      }
    }
  }

  /** Drops the question: nobody wants the answer any more. */
  @Override
  public void close() {
    question++;
    running.ifPresent(Analysis::close);
    running = Optional.empty();
  }
}
