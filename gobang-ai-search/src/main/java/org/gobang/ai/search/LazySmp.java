package org.gobang.ai.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.tree.IterativeDeepening;
import org.gobang.ai.search.tree.MoveHistory;
import org.gobang.ai.search.tree.SearchLimits;
import org.gobang.ai.search.tree.Variation;

/**
 * Parallel search by Lazy SMP: all threads search the same position independently and share only
 * the transposition table. The calling thread is the main thread, and only its result counts.
 */
final class LazySmp {

  private final SearchPosition position;
  private final PersistentTables tables;
  private final SearchLimits limits;
  private final List<IterativeDeepening> helpers = new ArrayList<>();

  LazySmp(SearchPosition position, PersistentTables tables, SearchLimits limits) {
    this.position = position;
    this.tables = tables;
    this.limits = limits;
  }

  /**
   * Searches until a limit is reached or the listener stops the search.
   *
   * @param moves the root moves
   * @param multiPv the number of principal variations
   * @param win a known winning root move, if several lines are requested
   * @param previousNodes the nodes already used for the move
   * @param listener receives each completed iteration of the main thread
   * @return the best moves, best first
   */
  List<Variation> search(
      List<Integer> moves,
      int multiPv,
      Optional<Variation> win,
      int maxDepth,
      long previousNodes,
      IterativeDeepening.Listener listener)
      throws InterruptedException {
    tables.newSearch();
    List<MoveHistory> histories = tables.histories();
    List<Thread> threads = new ArrayList<>();
    for (int i = 1; i < histories.size(); i++) {
      IterativeDeepening helper = deepening(position.copy(), moves, 1, histories.get(i));
      int firstDepth = 1 + i % 2; // Different depths for different threads.
      Thread thread =
          new Thread(() -> helper.run(firstDepth, maxDepth, search -> true), "search-" + i);
      thread.setDaemon(true);
      thread.start();
      helpers.add(helper);
      threads.add(thread);
    }
    IterativeDeepening main = deepening(position, moves, multiPv, histories.get(0));
    main.addNodes(previousNodes);
    win.ifPresent(main::settle);
    try {
      main.run(1, maxDepth, listener);
    } finally {
      limits.stop();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    return main.bestMoves();
  }

  /** Returns the number of nodes searched by the helper threads, approximate while they run. */
  long helperNodes() {
    return helpers.stream().mapToLong(IterativeDeepening::nodes).sum();
  }

  private IterativeDeepening deepening(
      SearchPosition own, List<Integer> moves, int multiPv, MoveHistory history) {
    return new IterativeDeepening(
        own, moves, multiPv, history, tables.transpositionTable(), limits);
  }
}
