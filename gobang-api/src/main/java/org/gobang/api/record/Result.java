package org.gobang.api.record;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.gobang.api.Keyword;
import org.gobang.api.LocalizedText;
import org.gobang.api.Stone;

/**
 * The result of a game.
 *
 * @param winner the winner; empty for a draw and for an unfinished game
 * @param ending the reason for the end
 * @param words details: the points of the winning line, the kind of a forbidden move, the reason
 *     why a player declined, or the last action of a player that failed. For users and logs, not
 *     for programs; records contain it in English; may be empty
 */
public record Result(Optional<Stone> winner, Ending ending, LocalizedText words) {

  /**
   * Creates a result.
   *
   * @throws IllegalArgumentException if the ending requires a winner and there is none, or excludes
   *     the winner
   */
  public Result {
    Objects.requireNonNull(words, "words");
    if (!ending.fits(winner)) {
      throw new IllegalArgumentException(ending + " does not go with winner " + winner);
    }
  }

  /**
   * Creates a result with details that are the same in every language.
   *
   * @throws IllegalArgumentException as for localized details
   */
  public Result(Optional<Stone> winner, Ending ending, String words) {
    this(winner, ending, LocalizedText.plain(words));
  }

  /**
   * Returns the result in the tags of a record.
   *
   * @param tags the tags of a record, by the keys in {@link Tags}
   * @return the result, without details. Without an ending that fits the winner, a win is a win by
   *     a line and a draw is adjudicated. Empty if the tags contain no result
   */
  public static Optional<Result> recorded(Map<String, String> tags) {
    return switch (tags.getOrDefault(Tags.RESULT, "")) {
      case "black" -> Optional.of(recorded(Optional.of(Stone.BLACK), Ending.LINE, tags));
      case "white" -> Optional.of(recorded(Optional.of(Stone.WHITE), Ending.LINE, tags));
      case "draw" -> Optional.of(recorded(Optional.empty(), Ending.ADJUDICATED, tags));
      default -> Optional.empty();
    };
  }

  private static Result recorded(Optional<Stone> winner, Ending usual, Map<String, String> tags) {
    String word = tags.getOrDefault(Tags.ENDING, usual.word());
    Optional<Ending> named =
        Keyword.find(Ending.values(), word).filter(ending -> ending.fits(winner));
    return new Result(winner, named.orElse(usual), "");
  }
}
