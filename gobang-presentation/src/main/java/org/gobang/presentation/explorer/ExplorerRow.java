package org.gobang.presentation.explorer;

import java.util.Optional;
import java.util.OptionalDouble;
import org.gobang.api.explorer.ExploredMove;
import org.gobang.presentation.text.Formats;

/**
 * A move that was played in the position shown.
 *
 * @param move the move, and how its games ended
 * @param value the win probability of the side that moves, from 0 to 1, as the engine has it; empty
 *     while that is not known
 */
public record ExplorerRow(ExploredMove move, OptionalDouble value) {

  /** How the games with the move ended, in percent; empty where no result is known. */
  public Optional<ResultShares> shares() {
    return ResultShares.of(move.results());
  }

  /** The value in percent; empty text while it is not known. */
  public String valueText() {
    return value.isPresent() ? Formats.percent(value.getAsDouble()) : "";
  }
}
