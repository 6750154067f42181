package org.gobang.presentation.problem;

import java.util.List;
import java.util.stream.Collectors;
import org.gobang.api.Point;
import org.gobang.api.problem.Problem;
import org.gobang.api.problem.ProblemProgress;
import org.gobang.presentation.text.Texts;

/** Problems in words. */
public record ProblemText(Texts texts) {

  private static final int SHOWN = 9;

  /** What happened last, and what is to be found. */
  public String status(ProblemAttempt attempt) {
    String last = attempt.last().map(event -> sentence(attempt.problem(), event)).orElse("");
    List<String> sentences =
        attempt.isOver() ? List.of(last) : List.of(last, task(attempt.problem()));
    return texts.all(sentences.stream().filter(each -> !each.isEmpty()).toList());
  }

  /** What is to be found, such as {@code Black to play and win by fours.} */
  public String task(Problem problem) {
    return texts.of("problem." + problem.kind().word(), texts.of(problem.side()));
  }

  /** The grade of the problem, and how the person stands. */
  public String progress(ProblemAttempt attempt) {
    ProblemProgress before = attempt.next().progress();
    boolean solved = attempt.last().filter(new ProblemEvent.Solved(true)::equals).isPresent();
    int tried = attempt.isAnswered() ? 1 : 0;
    boolean repeated = attempt.next().repeated();
    return texts.of(
        "problem.progress",
        attempt.problem().grade(),
        before.solvedToday() + (solved ? 1 : 0),
        before.due() - (repeated ? tried : 0),
        before.untried() - (repeated ? 0 : tried));
  }

  private String sentence(Problem problem, ProblemEvent event) {
    String opponent = texts.of(problem.side().opponent());
    if (event instanceof ProblemEvent.Right right) {
      return right
          .reply()
          .map(reply -> texts.of("problem.right", right.move(), opponent, reply))
          .orElse("");
    }
    if (event instanceof ProblemEvent.Wrong wrong) {
      return texts.of(
          wrong.loses() ? "problem.loses" : "problem.escapes",
          wrong.move(),
          opponent,
          points(wrong.refutation()));
    }
    if (event instanceof ProblemEvent.Solved solved) {
      return texts.of(solved.clean() ? "problem.solved" : "problem.solved.late");
    }
    if (event instanceof ProblemEvent.Shown shown) {
      return texts.of("problem.solution", points(shown.solution()));
    }
    return "";
  }

  /** The moves; of a long line the first ones. */
  private static String points(List<Point> line) {
    String shown = line.stream().limit(SHOWN).map(Point::toString).collect(Collectors.joining(" "));
    return line.size() > SHOWN ? shown + " …" : shown;
  }
}
