package org.gobang.game;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.gobang.api.LocalizedText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Verdict;
import org.gobang.api.record.Ending;

/** The result of a move request to a player. */
public sealed interface PlayerReply {

  /**
   * Returns the time used by the player.
   *
   * @return the time from the request to the answer, or to the end of waiting for it
   */
  Duration spent();

  /** A legal move. */
  sealed interface Answered extends PlayerReply {}

  /**
   * A stone.
   *
   * @param point the point of the move
   * @param spent the time that the player took
   */
  record Chosen(Point point, Duration spent) implements Answered {}

  /**
   * A choice of the opening rule.
   *
   * @param key the choice
   * @param spent the time that the player took
   */
  record Decided(String key, Duration spent) implements Answered {}

  /**
   * A failure to make a legal move. The player loses.
   *
   * @param ending {@link Ending#ILLEGAL}, {@link Ending#FOUL}, {@link Ending#CRASHED}, {@link
   *     Ending#EXITED}, {@link Ending#OVERSTEPPED}, or {@link Ending#REFUSED} if it could not be
   *     created or refused to play on
   * @param words a sentence about the failure
   * @param spent the time that the player took
   * @param tried the refused point, if it answered with one
   */
  record Failed(Ending ending, LocalizedText words, Duration spent, Optional<Tried> tried)
      implements PlayerReply {

    /** Creates a failure without a point. */
    Failed(Ending ending, LocalizedText words, Duration spent) {
      this(ending, words, spent, Optional.empty());
    }

    /** Creates a failure without a point, described in English. */
    Failed(Ending ending, String words, Duration spent) {
      this(ending, LocalizedText.plain(words), spent);
    }

    /** Returns the failure of a player that could not be created. */
    static Failed uncreated(RefusedException why) {
      // It is cancelled when it has called System.exit, which never returns.
      boolean exited = why.getCause() instanceof CancellationException;
      return new Failed(
          exited ? Ending.EXITED : Ending.REFUSED, PluginErrors.text(why), Duration.ZERO);
    }
  }

  /**
   * A point rejected by the board.
   *
   * @param point the point
   * @param why the board's verdict
   */
  record Tried(Point point, Verdict.Refused why) {}
}
