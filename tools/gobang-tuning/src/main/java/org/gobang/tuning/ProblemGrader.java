package org.gobang.tuning;

import java.util.List;
import java.util.Map;
import org.gobang.ai.search.SearchProvider;
import org.gobang.ai.search.position.Rules;
import org.gobang.api.Option;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Player;
import org.gobang.api.player.Settings;
import org.gobang.api.problem.Problem;
import org.gobang.study.problem.StoredProblem;
import org.gobang.testkit.TestBoards;
import org.gobang.testkit.TestTurn;

/** Grades problems by length and by the weakest engine level that solves them. */
final class ProblemGrader {

  /** The seeds of the levels. A level solves a problem if it does with most seeds. */
  private static final List<Long> SEEDS = List.of(1L, 2L, 3L);

  /** The level for problems that no lower level solves. */
  private static final int HIGHEST_LEVEL = 10;

  private final Rules rules;
  private final SearchProvider engine = new SearchProvider();
  private final Board empty;

  /** Creates a grader for problems with a set of rules. */
  ProblemGrader(Rules rules) {
    this.rules = rules;
    this.empty = TestBoards.empty(rules.id(), FixedNodesEngine.SIZE);
  }

  /**
   * Returns a graded problem. The grade is the mean of the level and half the moves of the win,
   * from 1 to {@link Problem#HIGHEST_GRADE}.
   */
  StoredProblem graded(FoundProblem found) {
    StoredProblem ungraded = found.stored(rules, 1);
    int level = weakestLevel(ungraded);
    int moves = (found.plies() + 1) / 2;
    int grade = Math.min(Problem.HIGHEST_GRADE, Math.max(1, (level + moves) / 2));
    return found.stored(rules, grade);
  }

  private int weakestLevel(Problem problem) {
    Board board = empty;
    for (Point point : problem.moves()) {
      board = board.play(point);
    }
    int level = 1;
    while (level < HIGHEST_LEVEL && !finds(level, board, problem.solution())) {
      level++;
    }
    return level;
  }

  private boolean finds(int level, Board board, Point solution) {
    return 2 * SEEDS.stream().filter(seed -> solution.equals(move(level, seed, board))).count()
        > SEEDS.size();
  }

  private Point move(int level, long seed, Board board) {
    Map<String, String> options = Map.of(Option.LEVEL, String.valueOf(level), Option.HASH, "1");
    try (Player player = engine.create(Settings.of(engine.options(), options, seed), board)) {
      return player.choose(new TestTurn(board, Budget.UNLIMITED, 1));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while a problem was graded", e);
    }
  }
}
