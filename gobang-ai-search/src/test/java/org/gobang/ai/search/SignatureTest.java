package org.gobang.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.junit.jupiter.api.Test;

/**
 * Whether the engine still searches as it did: one number for what it says of some positions. A
 * change that should not change the play leaves it as it is; any other changes it, and the number
 * here with it.
 */
class SignatureTest {

  private static final int SIGNATURE = -193368443;

  private static final List<String> RULES =
      List.of("freestyle", "standard", "renju", "caro", "caro-exact");

  private static final List<String> OPENINGS =
      List.of("h8", "h8 i9 g7 j9", "d4 e4 d5 f6 e5 g5 f4", "h8 h9 i9 g7 j10 k11 i8 j8 g9");

  @Test
  void searchesAsItDid() {
    int signature = 1;
    for (String rules : RULES) {
      for (String opening : OPENINGS) {
        Board board = EngineFixture.board(rules, 15, opening);
        Insight.Line last =
            EngineFixture.answer(board, Budget.of(new Budget.Limit.Depth(5))).last();
        signature =
            31 * signature
                + Objects.hash(last.moves().toString(), last.score().toString(), last.nodes());
      }
    }
    assertThat(signature).isEqualTo(SIGNATURE);
  }
}
