package org.gobang.ai.search;

import java.util.ArrayList;
import java.util.List;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.tree.IterativeDeepening;
import org.gobang.ai.search.tree.MoveHistory;
import org.gobang.ai.search.tree.RootMove;
import org.gobang.ai.search.tree.SearchLimits;

/**
 * The threads that search one position together. They share the table and nothing else: each helps
 * the others by what it leaves there (lazy SMP). The calling thread is the first, and its findings
 * count.
 */
final class LazySmp {

  private final SearchPosition position;
  private final PersistentTables memory;
  private final SearchLimits control;
  private final List<IterativeDeepening> helpers = new ArrayList<>();

  LazySmp(SearchPosition position, PersistentTables memory, SearchLimits control) {
    this.position = position;
    this.memory = memory;
    this.control = control;
  }

  /**
   * The best moves, the best first.
   *
   * @param moves what can be played
   * @param lines how many are wanted
   * @param mostDepth how deep to search
   * @param spent positions that were looked at already
   * @param listener told of each depth of the first thread
   */
  List<RootMove> search(
      List<Integer> moves,
      int lines,
      int mostDepth,
      long spent,
      IterativeDeepening.Listener listener)
      throws InterruptedException {
    memory.nextMove();
    List<MoveHistory> histories = memory.histories();
    List<Thread> threads = new ArrayList<>();
    for (int i = 1; i < histories.size(); i++) {
      IterativeDeepening helper = deepening(position.copy(), moves, 1, histories.get(i));
      int from = 1 + i % 2;
      Thread thread = new Thread(() -> helper.run(from, mostDepth, search -> true), "search-" + i);
      thread.setDaemon(true);
      thread.start();
      helpers.add(helper);
      threads.add(thread);
    }
    IterativeDeepening main = deepening(position, moves, lines, histories.get(0));
    main.addNodes(spent);
    try {
      main.run(1, mostDepth, listener);
    } finally {
      control.stop();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    return main.bestMoves();
  }

  /** How many positions the helpers have looked at: about so many while they search. */
  long helped() {
    return helpers.stream().mapToLong(IterativeDeepening::nodes).sum();
  }

  private IterativeDeepening deepening(
      SearchPosition own, List<Integer> moves, int lines, MoveHistory history) {
    return new IterativeDeepening(own, moves, lines, history, memory.table(), control);
  }
}
