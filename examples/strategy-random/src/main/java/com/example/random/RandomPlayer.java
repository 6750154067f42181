package com.example.random;

import java.util.List;
import java.util.SplittableRandom;
import org.gobang.api.Point;
import org.gobang.api.player.Player;
import org.gobang.api.player.Turn;

/** Puts a stone on any point that the board allows. */
final class RandomPlayer implements Player {

  private final long seed;

  RandomPlayer(long seed) {
    this.seed = seed;
  }

  @Override
  public Point choose(Turn turn) {
    List<Point> allowed = turn.board().allowed();
    // Lots drawn from the seed and the number of the move: asked again, it answers the same.
    SplittableRandom lots = new SplittableRandom(seed + turn.board().moves().size());
    return allowed.get(lots.nextInt(allowed.size()));
  }
}
