package org.gobang.api.analysis;

import java.util.Objects;
import org.gobang.api.Experimental;
import org.gobang.api.LocalizedText;
import org.gobang.api.Point;
import org.gobang.api.record.Ending;

/**
 * The result of an analysis.
 *
 * <p>Not implemented by plugins.
 */
@Experimental
public sealed interface Answer {

  /** The answer of a cancelled analysis. */
  Answer CANCELLED = new Cancelled();

  /**
   * The best move, if it is a stone.
   *
   * @param point a point that the board allows
   */
  record Best(Point point) implements Answer {

    /** Creates an answer with a stone. */
    public Best {
      Objects.requireNonNull(point, "point");
    }
  }

  /**
   * The best move, if it is one of the {@linkplain org.gobang.api.board.Board#choices choices} of
   * the board.
   *
   * @param key one of the {@link org.gobang.api.board.Board#choices}
   */
  record Decision(String key) implements Answer {

    /** Creates an answer with a choice. */
    public Decision {
      Objects.requireNonNull(key, "key");
    }
  }

  /**
   * The failure of a player to answer.
   *
   * @param why the reason, as in a lost game: {@link Ending#OVERSTEPPED}, {@link Ending#ILLEGAL},
   *     {@link Ending#CRASHED}, {@link Ending#EXITED} or {@link Ending#REFUSED}, the last also if
   *     the game is over in the position
   * @param sentence a description for users; never blank
   */
  record Failed(Ending why, LocalizedText sentence) implements Answer {

    /**
     * Creates a failure.
     *
     * @throws IllegalArgumentException if the reason is not a failure of a player, or the sentence
     *     is blank
     */
    public Failed {
      if (!why.isFailure() || sentence.toString().isBlank()) {
        throw new IllegalArgumentException("not a failure: " + why + ", \"" + sentence + "\"");
      }
    }

    /**
     * Creates a failure with a sentence that is the same in every language.
     *
     * @throws IllegalArgumentException as for a localized sentence
     */
    public Failed(Ending why, String sentence) {
      this(why, LocalizedText.plain(sentence));
    }
  }

  /** The cancellation of an analysis before it had an answer. */
  record Cancelled() implements Answer {}
}
