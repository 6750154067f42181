package org.gobang.presentation.problem;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.problem.NextProblem;
import org.gobang.api.problem.Problem;
import org.gobang.api.problem.ProblemFilter;
import org.gobang.api.problem.ProblemProgress;
import org.gobang.api.problem.Problems;
import org.gobang.api.request.CommandLineRequest;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.text.Notices;

/** The queue of problems that match the filter. Use only on the interface thread. */
final class ProblemQueue {

  private final InterfaceContext context;
  private final Set<String> skipped = new HashSet<>();
  private ProblemFilter wanted;

  /** The number of requests so far; only the result of the last one is used. */
  private int requests;

  private boolean busy;

  /** Creates a queue with the filter of the command line, or otherwise the saved one. */
  ProblemQueue(InterfaceContext context) {
    this.context = context;
    this.wanted =
        CommandLineRequest.of(context.workbench())
            .problems()
            .filter(request -> !request.equals(ProblemFilter.ALL))
            .orElseGet(() -> FilterPreferences.read(context.preferences()));
  }

  /** Returns the filter. */
  ProblemFilter wanted() {
    return wanted;
  }

  /** Sets and saves the filter. */
  void choose(ProblemFilter chosen) {
    wanted = chosen;
    FilterPreferences.write(chosen, context.preferences());
  }

  /** Skips a problem until no other one is left. */
  void skip(Problem problem) {
    skipped.add(problem.id());
  }

  /** Returns whether a problem is being chosen, or is not yet on the board. */
  boolean isBusy() {
    return busy;
  }

  /**
   * Chooses the next problem.
   *
   * @param found receives the problem; not called after {@link #end}
   * @param none receives the reason if no problem was found; not called after {@link #end}
   */
  void next(Consumer<NextProblem> found, Consumer<RefusedException> none) {
    int request = ++requests;
    busy = true;
    context.deliver(
        context.require(Problems.class).next(wanted, skipped),
        next -> ifCurrent(request, () -> found.accept(next)),
        why ->
            ifCurrent(
                request,
                () -> {
                  if (why.kind().equals(Problems.NONE_LEFT)) {
                    noneLeft(request, none);
                  } else {
                    none.accept(why);
                  }
                }));
  }

  /** Reports the user's progress, and includes skipped problems again. */
  private void noneLeft(int request, Consumer<RefusedException> none) {
    skipped.clear();
    context.deliver(
        context.require(Problems.class).progress(wanted),
        progress -> ifCurrent(request, () -> none.accept(Notices.nothing(noneLeft(progress)))),
        why -> ifCurrent(request, () -> none.accept(why)));
  }

  private String noneLeft(ProblemProgress progress) {
    if (progress.wanted().all() > 0) {
      return context
          .texts()
          .of("problem.none.left", progress.solvedToday(), progress.wanted().dueTomorrow());
    }
    boolean own = wanted.source() == ProblemFilter.Source.OWN;
    return context.texts().of(own ? "problem.none.own" : "problem.none.such");
  }

  private void ifCurrent(int request, Runnable task) {
    if (request == requests) {
      task.run();
    }
  }

  /** Handles the arrival of the problem on the board, or the cancellation of the request. */
  void end() {
    requests++;
    busy = false;
  }
}
