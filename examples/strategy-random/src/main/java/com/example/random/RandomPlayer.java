package com.example.random;

import java.util.List;
import java.util.SplittableRandom;
import org.gobang.api.Point;
import org.gobang.api.player.Player;
import org.gobang.api.player.Turn;

/** A player that chooses random legal points. */
final class RandomPlayer implements Player {

  private final long seed;

  RandomPlayer(long seed) {
    this.seed = seed;
  }

  @Override
  public Point choose(Turn turn) {
    List<Point> allowed = turn.board().allowed();
    // The seed includes the move number, so that the same turn gives the same move.
    SplittableRandom random = new SplittableRandom(seed + turn.board().moves().size());
    return allowed.get(random.nextInt(allowed.size()));
  }
}
