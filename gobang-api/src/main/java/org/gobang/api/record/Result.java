package org.gobang.api.record;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.gobang.api.Keyword;
import org.gobang.api.Stone;

/**
 * How a game ended.
 *
 * @param winner who won; empty for a draw, and for an unfinished game
 * @param ending what brought it about
 * @param words what more there is to say: the points of the line that wins, the kind of a foul, why
 *     a player declined, what a player that failed did last. For people and logs, not for programs;
 *     not translated; may be empty
 */
public record Result(Optional<Stone> winner, Ending ending, String words) {

  /**
   * Checks that the ending goes with the winner.
   *
   * @throws IllegalArgumentException if it needs a winner and there is none, or the other way round
   */
  public Result {
    Objects.requireNonNull(words, "words");
    if (!ending.fits(winner)) {
      throw new IllegalArgumentException(ending + " does not go with winner " + winner);
    }
  }

  /**
   * Returns the result that the tags of a record name.
   *
   * @param tags the tags of a record, by the keys in {@link Tags}
   * @return the result, without words. Where the tags name no ending, or one that does not go with
   *     the winner, a win is a line, and a draw was decided. Empty where the tags name no result
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
