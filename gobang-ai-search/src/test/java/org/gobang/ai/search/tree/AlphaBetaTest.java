package org.gobang.ai.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.junit.jupiter.api.Test;

class AlphaBetaTest {

  private static final float DEPTH = 6;
  private static final int MOVE = 97;

  private final SearchPosition position = new SearchPosition(Rules.FREESTYLE, 15);
  private final TranspositionTable table = new TranspositionTable(1);
  private final SearchState state;

  AlphaBetaTest() {
    List.of(112, 128, 96, 129).forEach(position::makeMove);
    state =
        new SearchState(
            position,
            new MoveHistory(position.points()),
            table,
            new SearchLimits(() -> false, Long.MAX_VALUE, Long.MAX_VALUE));
    state.startAtRoot();
  }

  private int search(int alpha, int beta) {
    return search(DEPTH, alpha, beta);
  }

  private int search(float depth, int alpha, int beta) {
    return new AlphaBeta(state).searchRootMove(MOVE, depth, alpha, beta, false);
  }

  private long entry() {
    return table.probe(position.keyAfter(MOVE));
  }

  private void store(int value, int bound) {
    table.store(position.keyAfter(MOVE), SearchPosition.NOWHERE, value, 0, 0, bound, false);
  }

  @Test
  void usesAProvenValueOfTheTableAtAnyDepth() {
    store(Value.lossIn(12), TableEntry.UPPER);
    assertThat(search(0, 1)).isEqualTo(Value.winIn(13));
    assertThat(state.nodes()).isEqualTo(1);
  }

  @Test
  void usesAnEstimateOfTheTableOnlyForItsDepth() {
    store(-5, TableEntry.UPPER);
    search(0, 1);
    assertThat(state.nodes()).isGreaterThan(1);
  }

  @Test
  void searchesDespiteABoundInTheOtherDirection() {
    store(Value.lossIn(12), TableEntry.LOWER);
    search(0, 1);
    assertThat(state.nodes()).isGreaterThan(1);
  }

  /** Without a move in the table, the depth of a principal variation is reduced. */
  @Test
  void storesTheSearchedDepthOfANode() {
    for (int depth = 1; depth <= 2; depth++) {
      table.clear();
      search(depth, -Value.INFINITE, Value.INFINITE);
      assertThat(TableEntry.depth(entry())).isEqualTo(depth - 1);
      assertThat(TableEntry.isPv(entry())).isTrue();
    }
  }
}
