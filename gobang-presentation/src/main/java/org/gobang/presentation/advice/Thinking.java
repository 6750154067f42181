package org.gobang.presentation.advice;

import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Weights;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.position.PositionKey;

/**
 * An engine's reports on one position in which the engine was to move.
 *
 * @param by the engine
 * @param place the position
 * @param stone the side to move, played by the engine
 * @param since the start of the search, in nanoseconds of the interface clock
 * @param line the expected variation and the search depth
 * @param weights the weights of the points
 * @param note other reported text
 */
public record Thinking(
    PlayerSpec by,
    PositionKey place,
    Stone stone,
    long since,
    Optional<Insight.Line> line,
    Optional<Weights> weights,
    Optional<String> note) {

  /** Creates the state of an engine that starts to think. */
  Thinking(PlayerSpec by, PositionKey place, Stone stone, long now) {
    this(by, place, stone, now, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** Returns whether the reports are about the current position of a game. */
  public boolean isAbout(GameState state) {
    return place.equals(PositionKey.of(state.board()));
  }

  /** Returns these reports with a new one added. */
  Thinking heard(Insight insight) {
    if (insight instanceof Weights seen) {
      return new Thinking(by, place, stone, since, line, Optional.of(seen), note);
    }
    if (insight instanceof Insight.Line seen) {
      // The first line is the best one; the others are not asked for in a game.
      return seen.rank() == 1
          ? new Thinking(by, place, stone, since, Optional.of(seen), weights, note)
          : this;
    }
    String text = ((Insight.Note) insight).text();
    return new Thinking(by, place, stone, since, line, weights, Optional.of(text));
  }
}
