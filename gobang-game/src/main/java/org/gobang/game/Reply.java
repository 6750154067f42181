package org.gobang.game;

import java.time.Duration;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.board.Verdict;
import org.gobang.api.record.Ending;

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
   * @param ending {@link Ending#ILLEGAL}, {@link Ending#FOUL}, {@link Ending#CRASHED}, {@link
   *     Ending#OVERSTEPPED}, or {@link Ending#REFUSED} for one that could not be made or would not
   *     play on
   * @param words one sentence that says what the player did
   * @param spent how long it took
   * @param tried what it answered with, where that is a point
   */
  record Failed(Ending ending, String words, Duration spent, Optional<Tried> tried)
      implements Reply {

    /** A failure without a point. */
    Failed(Ending ending, String words, Duration spent) {
      this(ending, words, spent, Optional.empty());
    }
  }

  /**
   * A point that the board refused.
   *
   * @param point the point
   * @param why the board's verdict
   */
  record Tried(Point point, Verdict.Refused why) {}
}
