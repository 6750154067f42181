package org.gobang.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;
import org.gobang.ai.search.threat.ForcedResult;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SelfPlayTest {

  private static final int NODES = 120;

  @ParameterizedTest
  @EnumSource(Rules.class)
  void playsDifferentLegalGames(Rules rules) {
    Set<String> games = new HashSet<>();
    int deviations = 0;
    for (int seed = 0; seed < 12; seed++) {
      SelfPlayGame game = SelfPlay.play(EvaluationWeights.of(rules), NODES, seed);
      SearchPosition position = new SearchPosition(rules, FixedNodesEngine.SIZE);
      for (SelfPlayGame.Ply ply : game.plies()) {
        assertThat(position.stone(ply.point())).isEqualTo(SearchPosition.NOWHERE);
        assertThat(position.isForbidden(ply.point())).isFalse();
        assertThat(position.shape(position.sideToMove(), ply.point())).isNotEqualTo(Shape.FIVE);
        position.makeMove(ply.point());
      }
      int forced = ForcedResult.plies(position);
      if (forced != 0) {
        int winner = forced > 0 ? position.sideToMove() : position.sideToMove() ^ 1;
        assertThat(game.winner()).isEqualTo(winner);
      }
      assertThat(SelfPlay.play(EvaluationWeights.of(rules), NODES, seed)).isEqualTo(game);
      assertThat(SelfPlayGame.parse(game.toString())).isEqualTo(game);
      games.add(game.toString());
      deviations += game.deviations();
    }
    assertThat(games).hasSize(12);
    assertThat(deviations).isPositive();
  }
}
