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

/** Plays wins reported by the engine against its own best defence. */
class ClaimedWinsTest {

  private static final int EVERY = 8;
  private static final long CLAIM_NODES = 50_000;
  private static final long ATTACK_NODES = 200_000;
  private static final long DEFENCE_NODES = 10_000;

  @Test
  void leadToAWin() throws IOException {
    List<TacticalProblem> problems = TacticalProblem.all();
    int claimed = 0;
    for (int i = 0; i < problems.size(); i += EVERY) {
      Board board = problems.get(i).board();
      Player attacker = EngineFixture.player(board, Map.of(), 1);
      EngineFixture.Answer answer =
          EngineFixture.answer(attacker, board, EngineFixture.nodes(CLAIM_NODES));
      if (answer.last().score() instanceof Score.WinIn) {
        claimed++;
        playOut(attacker, board, answer);
      }
    }
    assertThat(claimed).isGreaterThan(problems.size() / EVERY / 2);
  }

  /** After every answer there is still a win, possibly another and longer one. */
  private static void playOut(Player attacker, Board board, EngineFixture.Answer first) {
    Player defender = EngineFixture.player(board, Map.of(), 2);
    Board current = board.play(first.point());
    while (current.outcome().equals(Outcome.UNDECIDED)) {
      current =
          current.play(
              EngineFixture.answer(defender, current, EngineFixture.nodes(DEFENCE_NODES)).point());
      assertThat(current.outcome()).as(game(current)).isEqualTo(Outcome.UNDECIDED);
      EngineFixture.Answer answer =
          EngineFixture.answer(attacker, current, EngineFixture.nodes(ATTACK_NODES));
      assertThat(answer.last().score()).as(game(current)).isInstanceOf(Score.WinIn.class);
      current = current.play(answer.point());
    }
    assertThat(current.outcome())
        .as(game(current))
        .isInstanceOfSatisfying(
            Outcome.Won.class, won -> assertThat(won.stone()).isEqualTo(board.toMove()));
  }

  private static String game(Board current) {
    return current.rules() + " " + current.moves();
  }
}
