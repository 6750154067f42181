package org.gobang.ui.console.pipe;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.gobang.api.Point;
import org.gobang.api.problem.Problem;
import org.gobang.presentation.problem.ProblemEvent;

/** What happens in problems, a line for each event, never translated. */
final class ProblemEvents {

  private ProblemEvents() {}

  static String of(ProblemEvent event) {
    if (event instanceof ProblemEvent.Posed posed) {
      return posed(posed.next().problem());
    }
    if (event instanceof ProblemEvent.Right right) {
      return "right " + right.move();
    }
    if (event instanceof ProblemEvent.Wrong wrong) {
      return "wrong " + wrong.move() + (wrong.loses() ? " loses" : "") + points(wrong.refutation());
    }
    if (event instanceof ProblemEvent.Unjudged unjudged) {
      return "unjudged " + unjudged.move();
    }
    if (event instanceof ProblemEvent.Solved solved) {
      return solved.clean() ? "solved" : "solved late";
    }
    if (event instanceof ProblemEvent.Shown shown) {
      return "solution" + points(shown.solution());
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

  private static String points(List<Point> points) {
    return points.stream().map(point -> " " + point).collect(Collectors.joining());
  }
}
