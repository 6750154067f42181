package org.gobang.ai.search;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.gobang.api.board.BoardText;
import org.gobang.api.player.Budget;

/**
 * Counts the tactical problems that are solved in a given time: for tuning the engine, no part of
 * the build.
 */
final class TacticsRunner {

  private TacticsRunner() {}

  /**
   * Searches every problem and prints unsolved ones.
   *
   * @param args the milliseconds per problem, by default 2000
   * @throws IOException if the problems cannot be read
   */
  public static void main(String[] args) throws IOException {
    long millis = args.length == 0 ? 2_000 : Long.parseLong(args[0]);
    Budget budget = Budget.of(new Budget.Limit.MoveTime(Duration.ofMillis(millis)));
    List<TacticalProblem> problems = TacticalProblem.all();
    int solved = 0;
    for (TacticalProblem problem : problems) {
      EngineFixture.Answer answer = EngineFixture.answer(problem.board(), budget);
      if (problem.wins().contains(answer.point())) {
        solved++;
      } else {
        System.out.println(BoardText.draw(problem.board()));
        System.out.println(answer.point() + " instead of " + problem.wins());
      }
    }
    System.out.println(solved + " of " + problems.size());
  }
}
