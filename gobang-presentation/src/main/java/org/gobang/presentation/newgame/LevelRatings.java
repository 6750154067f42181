package org.gobang.presentation.newgame;

import java.util.Comparator;
import java.util.OptionalInt;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.gobang.api.Option;

/**
 * The ratings of a player's levels, in Elo.
 *
 * @param option the player's option for the level
 * @param declared the declared rating of a level; a level without one is rated 200 above the level
 *     below, and the lowest one at 0
 */
record LevelRatings(Option.Whole option, LongFunction<OptionalInt> declared) {

  /** The default difference between two levels. */
  private static final int STEP = 200;

  /** Returns the rating of a level. */
  double elo(long level) {
    OptionalInt elo = declared.apply(level);
    return elo.isPresent() ? elo.getAsInt() : (double) STEP * (level - option.from());
  }

  /** Returns the level with the nearest rating, the lower one of two. */
  long nearest(double elo) {
    return LongStream.rangeClosed(option.from(), option.to())
        .boxed()
        .min(Comparator.comparingDouble(level -> Math.abs(elo(level) - elo)))
        .orElseThrow();
  }
}
