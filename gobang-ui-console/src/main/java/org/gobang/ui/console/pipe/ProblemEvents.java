package org.gobang.ui.console.pipe;

import java.util.Locale;
import org.gobang.api.problem.Problem;
import org.gobang.presentation.problem.ProblemSolving;

/** Writes the events of problems, one per line, never translated. */
final class ProblemEvents {

  private ProblemEvents() {}

  static String of(ProblemSolving.Event event) {
    if (event instanceof ProblemSolving.Event.Posed posed) {
      return posed(posed.next().problem());
    }
    if (event instanceof ProblemSolving.Event.Right right) {
      return "right " + right.move();
    }
    if (event instanceof ProblemSolving.Event.Wrong wrong) {
      return "wrong "
          + wrong.move()
          + (wrong.loses() ? " loses" : "")
          + EventLines.points(wrong.refutation());
    }
    if (event instanceof ProblemSolving.Event.Unjudged unjudged) {
      return "unjudged " + unjudged.move();
    }
    if (event instanceof ProblemSolving.Event.Solved solved) {
      return solved.clean() ? "solved" : "solved late";
    }
    if (event instanceof ProblemSolving.Event.Shown shown) {
      return "solution" + EventLines.points(shown.solution());
    }
    throw new IllegalArgumentException(event.toString());
  }

  private static String posed(Problem problem) {
    return String.format(
        Locale.ROOT,
        "problem %s %s %s %s grade %d",
        problem.id(),
        problem.rules(),
        EventLines.name(problem.side()).toLowerCase(Locale.ROOT),
        problem.kind().word(),
        problem.grade());
  }
}
