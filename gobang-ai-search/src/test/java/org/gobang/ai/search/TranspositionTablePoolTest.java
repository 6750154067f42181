package org.gobang.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.ai.search.tree.TranspositionTable;
import org.gobang.api.board.Board;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;
import org.junit.jupiter.api.Test;

class TranspositionTablePoolTest {

  @Test
  void reusesATableOfTheSameSize() {
    TranspositionTablePool pool = new TranspositionTablePool();
    TranspositionTable table = pool.acquire(2);
    pool.release(table);
    assertThat(pool.acquire(3)).isSameAs(table);
    assertThat(pool.acquire(2)).as("already acquired").isNotSameAs(table);
    pool.release(table);
    assertThat(pool.acquire(1)).isNotSameAs(table);
    assertThat(pool.acquire(2)).as("discarded for another size").isNotSameAs(table);
  }

  @Test
  void allTablesShareTheMemoryOfThePool() {
    TranspositionTablePool pool = new TranspositionTablePool(10);
    List<TranspositionTable> tables =
        Stream.generate(() -> pool.acquire(4)).limit(5).collect(Collectors.toList());
    assertThat(tables)
        .extracting(TranspositionTable::bytes)
        .containsExactly(4L << 20, 4L << 20, 2L << 20, 1L << 20, 1L << 20);
    tables.forEach(pool::release);
    assertThat(pool.acquire(8).bytes()).isEqualTo(8 << 20);
  }

  /** Prevents reuse of results in a game with other rules. */
  @Test
  void playerStartsWithAnEmptyTable() throws InterruptedException {
    PlayerProvider provider = new SearchProvider();
    Board board = EngineFixture.board("freestyle", 15, "h8 i9 g7 j9 h7");
    List<Insight.Line> first = lines(provider, board, 5_000);
    assertThat(lines(provider, board, 5_000)).isEqualTo(first);
  }

  /** Runs several analyses with the same table. */
  @Test
  void analysisDoesNotDependOnEarlierOnes() throws InterruptedException {
    List<Board> boards =
        Stream.of("h8 i9", "h8 h9 i9 g7 j10", "i4 h7 f5 i9 g6 f7", "j8 j6 j7 f7 g11", "h8")
            .map(moves -> EngineFixture.board("freestyle", 15, moves))
            .toList();
    for (long nodes : new long[] {100, 3_000}) {
      PlayerProvider provider = new SearchProvider();
      List<List<Insight.Line>> inOrder = new ArrayList<>();
      for (Board board : boards) {
        inOrder.add(lines(provider, board, nodes));
      }
      for (int i = boards.size() - 1; i >= 0; i--) {
        assertThat(lines(provider, boards.get(i), nodes)).isEqualTo(inOrder.get(i));
        assertThat(lines(new SearchProvider(), boards.get(i), nodes)).isEqualTo(inOrder.get(i));
      }
    }
  }

  private static List<Insight.Line> lines(PlayerProvider provider, Board board, long nodes)
      throws InterruptedException {
    Settings settings = Settings.of(provider.options(), Map.of("hash", "2"), 1);
    try (Player player = provider.create(settings, board)) {
      return EngineFixture.answer(player, board, EngineFixture.nodes(nodes)).lines();
    }
  }
}
