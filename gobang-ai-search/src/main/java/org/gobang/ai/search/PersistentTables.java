package org.gobang.ai.search;

import java.util.ArrayList;
import java.util.List;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.threat.ThreatSolver;
import org.gobang.ai.search.tree.MoveHistory;
import org.gobang.ai.search.tree.TranspositionTable;

/**
 * The tables that persist between moves: the transposition table, the threat solver with its proof
 * table, and each thread's history.
 */
final class PersistentTables {

  private final Rules rules;
  private final int size;
  private final TranspositionTable table;
  private final ThreatSolver solver;
  private final List<MoveHistory> histories = new ArrayList<>();

  /**
   * Creates empty tables.
   *
   * @param table an empty table
   */
  PersistentTables(SearchPosition position, int threads, TranspositionTable table) {
    rules = position.rules();
    size = position.size();
    this.table = table;
    solver = new ThreatSolver(position.points());
    for (int i = 0; i < threads; i++) {
      histories.add(new MoveHistory(position.points()));
    }
  }

  /** Returns whether the tables fit a position's rules and size. */
  boolean fit(SearchPosition position) {
    return rules == position.rules() && size == position.size();
  }

  /** Starts the search of another move. */
  void newSearch() {
    table.newSearch();
    histories.forEach(MoveHistory::age);
  }

  TranspositionTable transpositionTable() {
    return table;
  }

  ThreatSolver solver() {
    return solver;
  }

  /** Returns the histories, one per thread. */
  List<MoveHistory> histories() {
    return histories;
  }
}
