package org.gobang.ui.console.table;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.record.Tags;
import org.gobang.api.render.Ending;
import org.gobang.api.render.Result;

/** How the tags of a record say that its game ended. */
public final class Recorded {

  private Recorded() {}

  /** The result; empty where the tags name none. */
  public static Optional<Result> result(Map<String, String> tags) {
    return switch (tags.getOrDefault(Tags.RESULT, "")) {
      case "black" -> Optional.of(result(Optional.of(Stone.BLACK), Ending.LINE, tags));
      case "white" -> Optional.of(result(Optional.of(Stone.WHITE), Ending.LINE, tags));
      case "draw" -> Optional.of(result(Optional.empty(), Ending.ADJUDICATED, tags));
      default -> Optional.empty();
    };
  }

  /**
   * With the ending that the tags name, or the usual one where that does not go with the winner.
   */
  private static Result result(Optional<Stone> winner, Ending usual, Map<String, String> tags) {
    Ending named =
        Arrays.stream(Ending.values())
            .filter(each -> each.word().equals(tags.get(Tags.ENDING)))
            .findFirst()
            .orElse(usual);
    try {
      return new Result(winner, named, "");
    } catch (IllegalArgumentException unfit) {
      return new Result(winner, usual, "");
    }
  }
}
