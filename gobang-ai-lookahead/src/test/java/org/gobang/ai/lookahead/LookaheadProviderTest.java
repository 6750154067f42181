package org.gobang.ai.lookahead;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.Map;
import org.gobang.api.Option;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.evaluator.EvaluatorSource;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Player;
import org.gobang.api.player.Settings;
import org.junit.jupiter.api.Test;

class LookaheadProviderTest {

  private final LookaheadProvider provider = new LookaheadProvider();
  private final Board board = Boards.empty("freestyle", 15);

  @Test
  void searchesWithTheGivenEvaluator() throws InterruptedException {
    Map<String, String> given = Map.of("evaluator", "corner:deep=true", "depth", "1");
    EvaluatorSource corners =
        (which, start) -> {
          assertThat(which).hasToString("corner:deep=true");
          assertThat(start).isSameAs(board);
          return new CornerEvaluator();
        };
    Settings settings = Settings.of(provider.options(), given, 1).withEvaluators(corners);
    try (Player player = provider.create(settings, board)) {
      TestTurn turn = new TestTurn(board, Budget.UNLIMITED, TestTurn.NO_STOP);
      assertThat(player.choose(turn)).isEqualTo(Point.parse("a1"));
      assertThat(turn.reportedLines()).hasSize(1);
    }
  }

  @Test
  void isRefusedWithoutItsEvaluator() {
    Settings settings = Settings.of(provider.options(), Map.of(), 1);
    assertThatThrownBy(() -> provider.create(settings, board))
        .isInstanceOf(RefusedException.class)
        .hasMessage("there is no evaluator shapes");
  }

  @Test
  void describesItselfInBothLanguages() {
    assertThat(provider.label(Locale.FRENCH).name()).isEqualTo("Lookahead");
    assertThat(provider.label(Locale.SIMPLIFIED_CHINESE).name()).isEqualTo("前瞻");
    for (Option option : provider.options()) {
      assertThat(provider.label(option, Locale.ENGLISH).description()).endsWith(".");
      assertThat(provider.label(option, Locale.CHINESE).description()).endsWith("。");
    }
  }
}
