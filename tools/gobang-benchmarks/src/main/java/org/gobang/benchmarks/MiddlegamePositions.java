package org.gobang.benchmarks;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.record.file.ResourceLines;

/** Middle-game positions of size 15×15 for measuring players. */
final class MiddlegamePositions {

  /** The number of positions. */
  static final int COUNT = 12;

  private MiddlegamePositions() {}

  /** Returns the positions with a set of rules, which must allow all of them. */
  static List<Board> positions(String rules) {
    return ResourceLines.of(MiddlegamePositions.class.getResourceAsStream("middlegames.txt"))
        .stream()
        .map(game -> position(rules, game))
        .toList();
  }

  private static Board position(String rules, String game) {
    List<Move.Place> stones = new ArrayList<>();
    for (Move move : MoveText.parse(game, Stone.BLACK)) {
      stones.add((Move.Place) move);
    }
    Stone first = stones.size() % 2 == 0 ? Stone.BLACK : Stone.WHITE;
    return Services.board(rules, new Start(15, stones, first));
  }
}
