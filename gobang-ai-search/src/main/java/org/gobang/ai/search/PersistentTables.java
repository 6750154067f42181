package org.gobang.ai.search;

import java.util.ArrayList;
import java.util.List;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.threat.ThreatSolver;
import org.gobang.ai.search.tree.MoveHistory;
import org.gobang.ai.search.tree.TranspositionTable;

/**
 * What a player keeps from one move to the next: the transposition table, the threat solver with
 * its proof table, and each thread's history.
 */
final class PersistentTables {

  private final Rules rules;
  private final int size;
  private final TranspositionTable table;
  private final ThreatSolver solver;
  private final List<MoveHistory> histories = new ArrayList<>();

  /**
   * Empty tables.
   *
   * @param table an empty one
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

  /** Whether they hold results for a position's rules and size. */
  boolean fit(SearchPosition position) {
    return rules == position.rules() && size == position.size();
  }

  /** Begins the search of another move. */
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

  /** One for each thread. */
  List<MoveHistory> histories() {
    return histories;
  }
}
