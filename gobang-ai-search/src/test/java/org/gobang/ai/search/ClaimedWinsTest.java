package org.gobang.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.player.Player;
import org.gobang.api.player.Score;
import org.junit.jupiter.api.Test;

/** What the engine reports to be won is played out against its own best defence. */
class ClaimedWinsTest {

  private static final int EVERY = 8;
  private static final long TO_CLAIM = 50_000;
  private static final long TO_GO_ON = 200_000;
  private static final long TO_DEFEND = 10_000;

  @Test
  void areWon() throws IOException {
    List<TacticalProblem> problems = TacticalProblem.all();
    int claimed = 0;
    for (int i = 0; i < problems.size(); i += EVERY) {
      Board board = problems.get(i).board();
      Player attacker = EngineFixture.player(board, Map.of(), 1);
      EngineFixture.Answer answer =
          EngineFixture.answer(attacker, board, EngineFixture.nodes(TO_CLAIM));
      if (answer.last().score() instanceof Score.WinIn) {
        claimed++;
        playOut(attacker, board, answer);
      }
    }
    assertThat(claimed).isGreaterThan(problems.size() / EVERY / 2);
  }

  /** A win stays one whatever is answered, though another one, which may be longer, is gone for. */
  private static void playOut(Player attacker, Board board, EngineFixture.Answer first) {
    Player defender = EngineFixture.player(board, Map.of(), 2);
    Board at = board.play(first.point());
    while (at.outcome().equals(Outcome.UNDECIDED)) {
      at = at.play(EngineFixture.answer(defender, at, EngineFixture.nodes(TO_DEFEND)).point());
      assertThat(at.outcome()).as(game(at)).isEqualTo(Outcome.UNDECIDED);
      EngineFixture.Answer answer =
          EngineFixture.answer(attacker, at, EngineFixture.nodes(TO_GO_ON));
      assertThat(answer.last().score()).as(game(at)).isInstanceOf(Score.WinIn.class);
      at = at.play(answer.point());
    }
    assertThat(at.outcome())
        .as(game(at))
        .isInstanceOfSatisfying(
            Outcome.Won.class, won -> assertThat(won.stone()).isEqualTo(board.toMove()));
  }

  private static String game(Board at) {
    return at.rules() + " " + at.moves();
  }
}
