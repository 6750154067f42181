package org.gobang.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.board.Board;
import org.gobang.api.player.Player;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the choice of side in an opening. */
class SearchChoiceTest {

  private static Optional<String> decided(String opening, String moves)
      throws InterruptedException {
    Board board = EngineFixture.board("custom:opening=" + opening, 15, moves);
    try (Player player = EngineFixture.player(board, Map.of(), 1)) {
      return player.decide(
          new EngineFixture.TestTurn(
              board, EngineFixture.nodes(20_000), 1, () -> false, new ArrayList<>()));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "swap, h8, swap",
    "swap, a1, ",
    "swap2, h8 a1 h9, take-black",
    "swap2, a1 h8 o15, take-white",
    "swap2, h8 a1 h9 add-two a2 i9, take-black",
    "swap2, a1 h8 o15 add-two h9 o14, take-white"
  })
  void takesTheBetterSide(String opening, String moves, String choice) throws InterruptedException {
    assertThat(decided(opening, moves)).isEqualTo(Optional.ofNullable(choice));
  }

  @ParameterizedTest
  @ValueSource(strings = {"custom", "custom:opening=swap2", "custom:exact=true,opening=swap"})
  void playsCustomRulesWithFives(String rules) {
    assertThat(new SearchProvider().supports(EngineFixture.board(rules, 15, ""))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"custom:line=6", "custom:torus=true,opening=swap", "custom:stones=2"})
  void doesNotPlayOtherCustomRules(String rules) {
    assertThat(new SearchProvider().supports(EngineFixture.board(rules, 15, ""))).isFalse();
  }
}
