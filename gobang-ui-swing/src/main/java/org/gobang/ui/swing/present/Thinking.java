package org.gobang.ui.swing.present;

import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Weights;

/**
 * What the computer that thinks, or thought last, has told of it.
 *
 * @param stone the side it thinks for
 * @param since when it began, in nanoseconds
 * @param line the moves it expects, and how deep it has looked
 * @param weights what it holds the points for
 * @param note what else it said
 */
public record Thinking(
    Stone stone,
    long since,
    Optional<Insight.Line> line,
    Optional<Weights> weights,
    Optional<String> note) {

  /** A computer begins. */
  static Thinking begun(Stone stone, long now) {
    return new Thinking(stone, now, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** The same, and what was told now. */
  Thinking heard(Insight insight) {
    if (insight instanceof Insight.Line seen) {
      // The first line is the best one; the others are not asked for in a game.
      return seen.rank() == 1 ? new Thinking(stone, since, Optional.of(seen), weights, note) : this;
    }
    return insight instanceof Weights seen
        ? new Thinking(stone, since, line, Optional.of(seen), note)
        : new Thinking(stone, since, line, weights, Optional.of(((Insight.Note) insight).text()));
  }
}
