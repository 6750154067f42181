package org.gobang.presentation.analysis;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.gobang.api.RefusedException;
import org.gobang.api.analysis.Analyses;
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.analysis.Answer;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.workbench.RunningTask;
import org.gobang.presentation.position.InterfaceContext;

/**
 * An analysis of one position by one engine. Use on the interface thread; reports of the engine
 * arrive on threads of the host.
 */
final class EngineRun implements AutoCloseable {

  private final InterfaceContext context;
  private final PlayerSpec who;
  private final Runnable changed;

  /** Guarded by itself: the latest variation of each rank. */
  private final TreeMap<Integer, Insight.Line> reported = new TreeMap<>();

  /** Guarded by {@link #reported}: whether an update of the interface is scheduled. */
  private boolean scheduled;

  private List<Insight.Line> lines = List.of();
  private Optional<RunningTask<Answer>> analysis = Optional.empty();
  private Optional<String> failure = Optional.empty();
  private boolean closed;

  /**
   * Creates a run and starts the engine.
   *
   * @param changed run on the interface thread when the view must be updated
   */
  EngineRun(InterfaceContext context, PlayerSpec who, AnalysisRequest request, Runnable changed) {
    this.context = context;
    this.who = who;
    this.changed = changed;
    try {
      RunningTask<Answer> running =
          context.require(Analyses.class).analyze(who, request, this::reported);
      analysis = Optional.of(running);
      running.result().thenAccept(answer -> context.execute(() -> ended(answer)));
    } catch (RefusedException refused) {
      failure = Optional.of(context.texts().of(refused));
    }
  }

  private void reported(Insight insight) {
    if (insight instanceof Insight.Line line) {
      boolean schedule;
      synchronized (reported) {
        reported.put(line.rank(), line);
        schedule = !scheduled;
        scheduled = true;
      }
      // An engine may report faster than a view is drawn, so one task handles all pending reports.
      if (schedule) {
        context.execute(this::show);
      }
    }
  }

  private void show() {
    synchronized (reported) {
      scheduled = false;
      lines = List.copyOf(reported.values());
    }
    if (!closed) {
      changed.run();
    }
  }

  private void ended(Answer answer) {
    analysis = Optional.empty();
    if (answer instanceof Answer.Failed failed) {
      failure = Optional.of(failed.sentence().in(context.texts().locale()));
    }
    show();
  }

  /** Returns the engine. */
  PlayerSpec who() {
    return who;
  }

  /** Returns the latest variations, best first. */
  List<Insight.Line> lines() {
    return lines;
  }

  /**
   * Returns the reason why the engine stopped without an answer; empty while it runs and after an
   * answer.
   */
  Optional<String> failure() {
    return failure;
  }

  /** Returns whether the engine is running. */
  boolean runs() {
    return analysis.isPresent();
  }

  /** Stops the engine; reports remain available. */
  @Override
  public void close() {
    closed = true;
    analysis.ifPresent(RunningTask::close);
    analysis = Optional.empty();
  }
}
