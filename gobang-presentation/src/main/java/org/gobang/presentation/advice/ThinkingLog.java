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
 * What computers told in one game, each kept with the position that it is about: so a position
 * never shows what was told about another.
 *
 * <p>Used on the front end's thread alone, and told of every state and every report of the game, in
 * order.
 */
final class ThinkingLog {

  /** By the position that the computer's move led to. */
  private final Map<PositionKey, Thinking> behindMoves = new HashMap<>();

  /** About the position where a computer was last to move. */
  private Optional<Thinking> newest = Optional.empty();

  private boolean running;

  /** Of a game that has not been seen yet. */
  public ThinkingLog() {}

  /**
   * The game stands so now.
   *
   * @param nanos the front end's clock, in nanoseconds
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
      newest = Optional.of(Thinking.begun(computer.who(), place, now.toMove(), nanos));
    }
  }

  /** Whether it is the thinking of the computer that is to move. */
  private static boolean isBy(Thinking thinking, GameState now) {
    return thinking.isAbout(now)
        && now.seat(thinking.stone()) instanceof Seat.Computer computer
        && computer.who().equals(thinking.by());
  }

  /** The computer that is to move told something. */
  public void reported(Insight insight) {
    newest = newest.map(thinking -> running ? thinking.heard(insight) : thinking);
  }

  /**
   * What a computer told about the position that a game stands at; or else what it told before the
   * move that led there, which is then not {@link Thinking#isAbout} it. Empty where no computer
   * told anything about either.
   */
  public Optional<Thinking> at(GameState state) {
    Optional<Thinking> here = newest.filter(thinking -> thinking.isAbout(state));
    return here.or(() -> Optional.ofNullable(behindMoves.get(PositionKey.of(state.board()))));
  }
}
