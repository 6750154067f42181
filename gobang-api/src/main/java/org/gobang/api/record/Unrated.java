package org.gobang.api.record;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.gobang.api.Keyword;

/** The reasons why a game against an engine does not count for a human's rating. */
public enum Unrated implements Keyword {
  /** The game did not start with an empty board and no moves. */
  POSITION,

  /** Moves were taken back, or play continued from an earlier position. */
  TAKE_BACK,

  /** The human received a hint or an answer about a move. */
  HINT,

  /** An engine's evaluation of the position was shown. */
  ANALYSIS,

  /** A player was replaced after the first stone. */
  EXCHANGE,

  /** The human is not the user of this installation. */
  GUEST,

  /** The engine had limits or options without a rating. */
  SETTINGS,

  /** The engine failed. */
  FAILURE,

  /** It is unknown how the game was played, or the reason comes from a newer version. */
  UNKNOWN;

  private static final Set<String> FAILED =
      Set.of(
          Ending.ILLEGAL.word(),
          Ending.CRASHED.word(),
          Ending.EXITED.word(),
          Ending.REFUSED.word());

  /**
   * Returns the tag value for reasons.
   *
   * @param reasons the reasons
   * @return the value of {@link Tags#UNRATED}; empty without reasons
   */
  public static String words(Set<Unrated> reasons) {
    return reasons.stream().sorted().map(Unrated::word).collect(Collectors.joining(" "));
  }

  /**
   * Returns the reasons for the tags of a record, including the ending, because a failure of the
   * engine is not a loss.
   *
   * @param tags the tags of a record, by the keys in {@link Tags}
   * @return the reasons, in their order; empty for a game that counts
   */
  public static Set<Unrated> recorded(Map<String, String> tags) {
    Set<Unrated> reasons = EnumSet.noneOf(Unrated.class);
    Arrays.stream(tags.getOrDefault(Tags.UNRATED, "").split(" "))
        .filter(word -> !word.isEmpty())
        .map(word -> Keyword.find(values(), word).orElse(UNKNOWN))
        .forEach(reasons::add);
    String ending = tags.getOrDefault(Tags.ENDING, "");
    boolean computerLost =
        loserType(tags).filter(Tags.COMPUTER::equals).isPresent()
            && ending.equals(Ending.OVERSTEPPED.word());
    if (computerLost || FAILED.contains(ending)) {
      reasons.add(FAILURE);
    }
    return Collections.unmodifiableSet(reasons);
  }

  private static Optional<String> loserType(Map<String, String> tags) {
    return switch (tags.getOrDefault(Tags.RESULT, "")) {
      case "black" -> Optional.ofNullable(tags.get(Tags.WHITE_TYPE));
      case "white" -> Optional.ofNullable(tags.get(Tags.BLACK_TYPE));
      default -> Optional.empty();
    };
  }
}
