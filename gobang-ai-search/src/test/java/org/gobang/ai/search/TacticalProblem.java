package org.gobang.ai.search;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.gobang.api.Point;
import org.gobang.api.board.Board;

/**
 * A position with a forced win.
 *
 * @param wins the winning moves
 */
record TacticalProblem(Board board, List<Point> wins) {

  /** Returns all problems, of several rules. */
  static List<TacticalProblem> all() throws IOException {
    List<TacticalProblem> problems = new ArrayList<>();
    try (InputStream in = TacticalProblem.class.getResourceAsStream("tactics.txt")) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), UTF_8);
      for (String line : text.lines().filter(each -> !each.startsWith("#")).toList()) {
        String[] parts = line.split("; ", -1);
        List<Point> wins = List.of(parts[2].split(" ", -1)).stream().map(Point::parse).toList();
        problems.add(new TacticalProblem(EngineFixture.board(parts[0], 15, parts[1]), wins));
      }
    }
    return problems;
  }
}
