package org.gobang.presentation.problem;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.problem.Problem;
import org.gobang.api.problem.ProblemProgress;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;

/** Problems as text. */
record ProblemText(PositionDescriber describer, Texts texts) {

  private static final int SHOWN = 9;

  /** Returns the last event and the task. */
  public String status(ProblemAttempt attempt) {
    String last = attempt.last().map(event -> sentence(attempt.problem(), event)).orElse("");
    return texts.all(List.of(last, attempt.isOver() ? "" : task(attempt.problem())));
  }

  /** Returns the task, such as {@code Black to play and win by fours.} */
  public String task(Problem problem) {
    return texts.of("problem." + problem.kind().word(), texts.of(problem.side()));
  }

  /** Returns the rules and the grade of the problem, and the user's progress. */
  public String progress(ProblemAttempt attempt) {
    ProblemProgress before = attempt.next().progress();
    boolean clean =
        attempt.last().orElse(null) instanceof ProblemSolving.Event.Solved solved && solved.clean();
    int tried = attempt.isAnswered() ? 1 : 0;
    int solved = clean ? 1 : 0;
    boolean repeated = attempt.next().repeated();
    return texts.of(
        "problem.progress",
        describer.rules(attempt.problem().rules()),
        attempt.problem().grade(),
        before.solvedToday() + solved,
        before.streak() + (before.solvedToday() == 0 ? solved : 0),
        before.wanted().due() - (repeated ? tried : 0),
        before.wanted().dueTomorrow() + tried - solved,
        before.wanted().untried() - (repeated ? 0 : tried));
  }

  private String sentence(Problem problem, ProblemSolving.Event event) {
    String opponent = texts.of(problem.side().opponent());
    if (event instanceof ProblemSolving.Event.Right right) {
      return right
          .reply()
          .map(reply -> texts.of("problem.right", right.move(), opponent, reply))
          .orElse("");
    }
    if (event instanceof ProblemSolving.Event.Wrong wrong) {
      return texts.of(
          wrong.loses() ? "problem.loses" : "problem.escapes",
          wrong.move(),
          opponent,
          points(wrong.refutation()));
    }
    if (event instanceof ProblemSolving.Event.Unjudged unjudged) {
      return texts.of("problem.unjudged", unjudged.move(), unjudged.why());
    }
    if (event instanceof ProblemSolving.Event.Solved solved) {
      String sentence = texts.of(solved.clean() ? "problem.solved" : "problem.solved.late");
      return with(problem, sentence, solved.trap());
    }
    if (event instanceof ProblemSolving.Event.Shown shown) {
      return with(problem, texts.of("problem.solution", points(shown.solution())), shown.trap());
    }
    return "";
  }

  /** Returns a sentence and the reason why the loser could not defend. */
  private String with(
      Problem problem, String sentence, Optional<ProblemSolving.ForbiddenDefence> trap) {
    Optional<String> why =
        trap.map(
            at ->
                texts.of(
                    "problem.forbidden",
                    texts.of(problem.side().opponent()),
                    at.point(),
                    describer.sentence(problem.rules(), at.why())));
    return texts.all(Stream.concat(Stream.of(sentence), why.stream()).toList());
  }

  /** Returns the moves, or only the first ones of a long variation. */
  private static String points(List<Point> line) {
    String shown = line.stream().limit(SHOWN).map(Point::toString).collect(Collectors.joining(" "));
    return line.size() > SHOWN ? shown + " …" : shown;
  }
}
