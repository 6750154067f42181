package org.gobang.game;

import java.time.Duration;
import org.gobang.api.Point;
import org.gobang.api.render.Ending;

/** What asking a player came to. */
public sealed interface Reply {

  /**
   * How long the player took.
   *
   * @return the time from the question to the answer, or until it was given up
   */
  Duration spent();

  /**
   * A move that the board allows.
   *
   * @param point where to play
   * @param spent how long the player took
   */
  record Chosen(Point point, Duration spent) implements Reply {}

  /**
   * No move: the player loses.
   *
   * @param ending {@link Ending#ILLEGAL}, {@link Ending#FOUL}, {@link Ending#CRASHED} or {@link
   *     Ending#OVERSTEPPED}
   * @param words one sentence that says what the player did
   * @param spent how long it took
   */
  record Failed(Ending ending, String words, Duration spent) implements Reply {}
}
