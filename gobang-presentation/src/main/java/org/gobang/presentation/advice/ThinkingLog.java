package org.gobang.presentation.advice;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.position.PositionKey;
import org.gobang.presentation.position.ShownPosition;

/**
 * Stores the engine reports of one game by position, so that a position never shows a report on
 * another one.
 *
 * <p>Use only on the interface thread, and pass every state and report of the game in order.
 */
final class ThinkingLog {

  /** Reports by the position after the engine's move. */
  private final Map<PositionKey, Thinking> behindMoves = new HashMap<>();

  /** The last position in which an engine was to move. */
  private Optional<Thinking> newest = Optional.empty();

  private boolean running;

  /**
   * Handles a new state of the game.
   *
   * @param nanos the interface clock, in nanoseconds
   */
  public void changed(GameState now, long nanos) {
    PositionKey place = PositionKey.of(now.board());
    if (running && !now.paused()) {
      newest
          .filter(thinking -> place.isOneAfter(thinking.place()))
          .ifPresent(thinking -> behindMoves.put(place, thinking));
    }
    boolean goesOn = running && newest.filter(thinking -> isBy(thinking, now)).isPresent();
    running = ShownPosition.computerThinks(now);
    if (running && !goesOn && now.seat(now.toMove()) instanceof Seat.Computer computer) {
      newest = Optional.of(new Thinking(computer.who(), place, now.toMove(), nanos));
    }
  }

  /** Returns whether the report is from the engine to move. */
  private static boolean isBy(Thinking thinking, GameState now) {
    return thinking.isAbout(now)
        && now.seat(thinking.stone()) instanceof Seat.Computer computer
        && computer.who().equals(thinking.by());
  }

  /** Handles a report of the engine to move. */
  public void reported(Insight insight) {
    newest = newest.map(thinking -> running ? thinking.heard(insight) : thinking);
  }

  /**
   * Returns the engine report on the current position or, if there is none, on the position before
   * the last move, which is not {@link Thinking#isAbout} the position. Empty if there is neither.
   */
  public Optional<Thinking> at(GameState state) {
    Optional<Thinking> here = newest.filter(thinking -> thinking.isAbout(state));
    return here.or(() -> Optional.ofNullable(behindMoves.get(PositionKey.of(state.board()))));
  }
}
