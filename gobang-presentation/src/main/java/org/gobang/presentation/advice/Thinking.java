package org.gobang.presentation.advice;

import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Weights;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.position.PositionKey;

/**
 * What a computer told about one position of a game while it was to move there.
 *
 * @param by the computer
 * @param place the position
 * @param stone the side to move there, which the computer plays
 * @param since when it began, in nanoseconds of the front end's clock
 * @param line the moves that it expects, and how deep it has searched
 * @param weights what it holds the points for
 * @param note what else it told
 */
public record Thinking(
    PlayerSpec by,
    PositionKey place,
    Stone stone,
    long since,
    Optional<Insight.Line> line,
    Optional<Weights> weights,
    Optional<String> note) {

  /** A computer begins. */
  static Thinking begun(PlayerSpec by, PositionKey place, Stone stone, long now) {
    return new Thinking(
        by, place, stone, now, Optional.empty(), Optional.empty(), Optional.empty());
  }

  /** Whether it is about the position that a game stands at. */
  public boolean isAbout(GameState state) {
    return place.equals(PositionKey.of(state.board()));
  }

  /** The same, and what was told now. */
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
