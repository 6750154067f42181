package org.gobang.ai.search;

import java.util.ArrayList;
import java.util.List;
import org.gobang.ai.search.position.Position;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.threat.ThreatSolver;
import org.gobang.ai.search.tree.History;
import org.gobang.ai.search.tree.Table;

/**
 * What a player remembers from one move to the next: the table, what the solver knows, and each
 * thread's history.
 */
final class Memory {

  private final Rules rules;
  private final int size;
  private final Table table;
  private final ThreatSolver solver;
  private final List<History> histories = new ArrayList<>();

  /**
   * Remembers nothing yet.
   *
   * @param table an empty one
   */
  Memory(Position position, int threads, Table table) {
    rules = position.rules();
    size = position.size();
    this.table = table;
    solver = new ThreatSolver(position.points());
    for (int i = 0; i < threads; i++) {
      histories.add(new History(position.points()));
    }
  }

  /** Whether it is of the same kind of board. */
  boolean fits(Position position) {
    return rules == position.rules() && size == position.size();
  }

  /** Another move is to be found. */
  void nextMove() {
    table.nextAge();
    histories.forEach(History::age);
  }

  Table table() {
    return table;
  }

  ThreatSolver solver() {
    return solver;
  }

  List<History> histories() {
    return histories;
  }
}
