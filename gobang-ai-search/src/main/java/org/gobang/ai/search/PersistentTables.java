package org.gobang.ai.search;

import java.util.ArrayList;
import java.util.List;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.threat.ThreatSolver;
import org.gobang.ai.search.tree.MoveHistory;
import org.gobang.ai.search.tree.TranspositionTable;

/**
 * What a player remembers from one move to the next: the table, what the solver knows, and each
 * thread's history.
 */
final class PersistentTables {

  private final Rules rules;
  private final int size;
  private final TranspositionTable table;
  private final ThreatSolver solver;
  private final List<MoveHistory> histories = new ArrayList<>();

  /**
   * Remembers nothing yet.
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

  /** Whether it is of the same kind of board. */
  boolean fits(SearchPosition position) {
    return rules == position.rules() && size == position.size();
  }

  /** Another move is to be found. */
  void nextMove() {
    table.newSearch();
    histories.forEach(MoveHistory::age);
  }

  TranspositionTable table() {
    return table;
  }

  ThreatSolver solver() {
    return solver;
  }

  List<MoveHistory> histories() {
    return histories;
  }
}
