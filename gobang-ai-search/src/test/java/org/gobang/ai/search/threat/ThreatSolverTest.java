package org.gobang.ai.search.threat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.api.Point;
import org.junit.jupiter.api.Test;

class ThreatSolverTest {

  private static final int SIZE = 15;
  private static final long NODES = 20_000;

  /** A win by threats in 29 plies. */
  private static final String WON = "k6 k10 l8 i8 h13 e15 i6 j6 j5 h7 l11 b15 a15 l7 c15 d15 h5";

  private static SearchPosition position(String moves) {
    SearchPosition position = new SearchPosition(Rules.FREESTYLE, SIZE);
    for (String move : moves.split(" ", -1)) {
      Point point = Point.parse(move);
      position.makeMove(point.row() * SIZE + point.column());
    }
    return position;
  }

  /** A search that reaches its limit of plies proves nothing for a later start. */
  @Test
  void doesNotReuseADisproofAtTheLimitNearTheRoot() {
    SearchPosition position = position(WON);
    ThreatSolver unlimited = new ThreatSolver(position.points());
    List<Integer> pv = unlimited.solve(position, NODES, nodes -> false).orElseThrow().pv();
    for (int maxPly = 2; maxPly < pv.size(); maxPly += 2) {
      ThreatSolver used = new ThreatSolver(position.points(), maxPly);
      for (int i = 0; i < pv.size(); i++) {
        if (i % 2 == 0) {
          ThreatSolver fresh = new ThreatSolver(position.points(), maxPly);
          assertThat(used.solve(position, NODES, nodes -> false).isPresent())
              .as("%s plies, after %s moves", maxPly, i)
              .isEqualTo(fresh.solve(position, NODES, nodes -> false).isPresent());
        }
        position.makeMove(pv.get(i));
      }
      pv.forEach(move -> position.undoMove());
    }
  }
}
