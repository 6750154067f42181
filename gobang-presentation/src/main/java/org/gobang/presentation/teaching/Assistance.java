package org.gobang.presentation.teaching;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.newgame.Uncounted;

/**
 * How the person was helped in a game: by take-backs, by the engine, and by an exchange of players.
 */
public final class Assistance {

  private Optional<GameState> last = Optional.empty();
  private int takeBacks;
  private boolean asked;
  private boolean exchanged;

  Assistance() {}

  /** Another game begins. */
  void begin() {
    last = Optional.empty();
    takeBacks = 0;
    asked = false;
    exchanged = false;
  }

  /** The game is in another state: play that has not gone on from its last move went back. */
  void changed(GameState now) {
    last.ifPresent(
        before -> {
          if (!begins(now.line(), before.line())) {
            takeBacks++;
          }
          // Elsewhere other players may have had the sides, after a choice of the opening.
          exchanged |= now.path().equals(before.path()) && !hasSamePlayers(now, before);
        });
    last = Optional.of(now);
  }

  private static boolean begins(List<Integer> line, List<Integer> beginning) {
    return line.size() >= beginning.size() && line.subList(0, beginning.size()).equals(beginning);
  }

  private static boolean hasSamePlayers(GameState now, GameState before) {
    return Stream.of(Stone.values())
        .allMatch(
            side ->
                now.seat(side).equals(before.seat(side))
                    || (now.seat(side) instanceof Seat.Human
                        && before.seat(side) instanceof Seat.Human));
  }

  /** The person asked the engine, or what it holds of the game was shown. */
  public void asked() {
    asked = true;
  }

  /** How often moves were taken back. */
  public int takeBacks() {
    return takeBacks;
  }

  /** Why the result is not the person's own; empty if it is. */
  public Optional<Uncounted> uncounted() {
    if (exchanged) {
      return Optional.of(Uncounted.EXCHANGED);
    }
    if (takeBacks > 0) {
      return Optional.of(Uncounted.TAKEN_BACK);
    }
    return asked ? Optional.of(Uncounted.HELPED) : Optional.empty();
  }
}
