package org.gobang.ai.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.junit.jupiter.api.Test;

class IterativeDeepeningTest {

  private static final int DEPTH = 5;

  private static IterativeDeepening search(int multiPv, SearchLimits limits) {
    SearchPosition position = new SearchPosition(Rules.FREESTYLE, 15);
    List.of(112, 128, 96, 129).forEach(position::makeMove);
    return new IterativeDeepening(
        position,
        IterativeDeepening.rootMoves(position),
        multiPv,
        new MoveHistory(position.points()),
        new TranspositionTable(1),
        limits);
  }

  private static SearchLimits unlimited() {
    return new SearchLimits(() -> false, Long.MAX_VALUE, Long.MAX_VALUE);
  }

  /** Refutes the first best move of the depth and the requested number of others. */
  private static final class Refuting implements IterativeDeepening.Listener {
    private final List<Variation> refuted = new ArrayList<>();
    private final int count;
    private final Runnable then;

    Refuting(int count, Runnable then) {
      this.count = count;
      this.then = then;
    }

    @Override
    public Optional<Variation> refutation(IterativeDeepening search, Variation best) {
      if (best.depth() < DEPTH || refuted.size() == count) {
        return Optional.empty();
      }
      Variation loss = Variation.loss(List.of(best.move()), 10 + refuted.size(), DEPTH);
      refuted.add(loss);
      then.run();
      return Optional.of(loss);
    }

    @Override
    public boolean depthCompleted(IterativeDeepening search) {
      return true;
    }

    List<Integer> moves() {
      return refuted.stream().map(Variation::move).toList();
    }
  }

  @Test
  void searchesAReplacementMoveToTheSameDepth() {
    IterativeDeepening search = search(1, unlimited());
    Refuting listener = new Refuting(2, () -> {});
    search.run(1, DEPTH, listener);
    assertThat(listener.moves()).hasSize(2).doesNotHaveDuplicates();
    assertThat(search.bestMoves()).hasSize(1);
    assertThat(search.bestMoves().get(0).depth()).isEqualTo(DEPTH);
    assertThat(listener.moves()).doesNotContain(search.bestMoves().get(0).move());
  }

  @Test
  void knownWinComesFirst() {
    IterativeDeepening search = search(3, unlimited());
    search.settle(new Variation(List.of(98), Value.winIn(21), 1));
    search.run(1, DEPTH, each -> true);
    List<Variation> best = search.bestMoves();
    assertThat(best).hasSize(3).extracting(Variation::depth).containsOnly(DEPTH);
    assertThat(best).extracting(Variation::move).doesNotHaveDuplicates().startsWith(98);
    assertThat(best).isSortedAccordingTo((a, b) -> b.value() - a.value());
  }

  @Test
  void refutedMovesComeLast() {
    IterativeDeepening search = search(1_000, unlimited());
    Refuting listener = new Refuting(2, () -> {});
    search.run(1, DEPTH + 1, listener);
    List<Variation> best = search.bestMoves();
    assertThat(best).extracting(Variation::depth).containsOnly(DEPTH + 1);
    assertThat(best).extracting(Variation::move).doesNotHaveDuplicates();
    assertThat(best.subList(best.size() - 2, best.size()))
        .extracting(Variation::move)
        .containsExactly(listener.moves().get(1), listener.moves().get(0));
  }

  @Test
  void returnsTheLastCompletedDepthWithoutAReplacement() {
    SearchLimits limits = unlimited();
    IterativeDeepening search = search(3, limits);
    Refuting listener = new Refuting(1, limits::stop);
    search.run(1, DEPTH + 1, listener);
    List<Variation> best = search.bestMoves();
    assertThat(best).hasSize(3);
    assertThat(best).extracting(Variation::depth).containsOnly(DEPTH - 1);
    assertThat(best.get(2).move()).isEqualTo(listener.moves().get(0));
    assertThat(best.get(2).isProven()).isTrue();
  }

  @Test
  void doesNotRefuteTheLastMove() {
    SearchPosition position = new SearchPosition(Rules.FREESTYLE, 15);
    List.of(112, 128, 96, 129).forEach(position::makeMove);
    IterativeDeepening search = search(1, unlimited());
    Refuting listener = new Refuting(Integer.MAX_VALUE, () -> {});
    search.run(1, DEPTH, listener);
    assertThat(listener.moves()).hasSize(IterativeDeepening.rootMoves(position).size() - 1);
    assertThat(search.bestMoves().get(0).isProven()).isFalse();
  }
}
