package org.gobang.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that lines of proven wins and losses end the game on a board of the rules. */
class ProvenLinesTest {

  private static final int NODES = 20_000;

  @Test
  void areCompleteInTacticalProblems() throws IOException {
    int wins = 0;
    for (TacticalProblem problem : TacticalProblem.all()) {
      wins += check(problem.board(), NODES, 1);
    }
    assertThat(wins).isGreaterThan(100);
  }

  /** With several lines, the search finds wins and the losses of other moves. */
  @Test
  void areCompleteForSeveralMovesOfTacticalProblems() throws IOException {
    int proven = 0;
    List<TacticalProblem> problems = TacticalProblem.all();
    for (int i = 0; i < problems.size(); i += 6) {
      proven += check(problems.get(i).board(), NODES, 4);
    }
    assertThat(proven).isGreaterThan(30);
  }

  @ParameterizedTest
  @ValueSource(strings = {"freestyle", "standard", "renju", "caro", "caro-exact"})
  void areCompleteInRandomPositions(String rules) {
    SplittableRandom random = new SplittableRandom(7);
    int proven = 0;
    for (int game = 0; game < 60; game++) {
      Board board = EngineFixture.board(rules, 15, "h8");
      int stones = 7 + random.nextInt(10);
      while (board.moves().size() < stones && board.outcome().equals(Outcome.UNDECIDED)) {
        List<Point> near =
            board.allowed().stream()
                .filter(point -> Math.abs(point.column() - 7) + Math.abs(point.row() - 7) < 5)
                .toList();
        board = board.play(near.get(random.nextInt(near.size())));
      }
      if (board.outcome().equals(Outcome.UNDECIDED)) {
        proven += check(board, 3_000, 1 + game % 3);
      }
    }
    assertThat(proven).isGreaterThan(20);
  }

  /** Checks all reported lines and counts the proven ones. */
  private static int check(Board board, long nodes, int lines) {
    EngineFixture.Answer answer =
        EngineFixture.analysis(
            EngineFixture.player(board, Map.of("hash", "4"), 1),
            board,
            EngineFixture.nodes(nodes),
            lines);
    int proven = 0;
    for (Insight.Line line : answer.lines()) {
      if (line.score() instanceof Score.WinIn win) {
        proven++;
        checkWhole(board, line, win.plies());
      } else if (line.score() instanceof Score.LossIn loss) {
        proven++;
        checkWhole(board, line, loss.plies());
      }
    }
    return proven;
  }

  private static void checkWhole(Board board, Insight.Line line, int plies) {
    assertThat(line.moves()).as("%s after %s", line, board.moves()).hasSize(plies);
    Stone winner = plies % 2 == 1 ? board.toMove() : board.toMove().opponent();
    Board current = board;
    for (Point move : line.moves()) {
      assertThat(current.outcome()).isEqualTo(Outcome.UNDECIDED);
      current = current.play(move);
    }
    assertThat(current.outcome())
        .as("%s after %s", line, board.moves())
        .isInstanceOfSatisfying(
            Outcome.Won.class, won -> assertThat(won.stone()).isEqualTo(winner));
  }
}
