package org.gobang.record.sgf;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Tags;

/**
 * The property {@code RE} for the winner and the ending: {@code B+5} is five in a row, {@code B+R}
 * resignation, {@code B+T} time, {@code B+F} a forbidden move. See <a
 * href="https://www.red-bean.com/sgf/properties.html#RE">FF[4], RE</a>.
 */
final class SgfResult {

  private static final Pattern WON =
      Pattern.compile("(B|W|BLACK|WHITE)(?:\\s*\\+\\s*(.*)|\\s+WINS)?");
  private static final Pattern DRAWN = Pattern.compile("0|DRAW|1/2|(B|W)\\+(DRAW|0)");

  private static final Pattern POINTS = Pattern.compile("(?i)[bw]\\+\\d+[.,]\\d+");

  private SgfResult() {}

  /** Returns the tags for a result, empty if the result is not valid. */
  static Optional<Map<String, String>> read(String text) {
    String result = text.strip().toUpperCase(Locale.ROOT);
    Matcher won = WON.matcher(result);
    if (result.isEmpty() || result.equals("?")) {
      return Optional.of(Map.of());
    }
    if (DRAWN.matcher(result).matches()) {
      return Optional.of(Map.of(Tags.RESULT, "draw"));
    }
    if (result.equals("VOID")) {
      return Optional.of(Map.of(Tags.ENDING, Ending.ABANDONED.word()));
    }
    if (!won.matches()) {
      return Optional.empty();
    }
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put(Tags.RESULT, result.startsWith("B") ? "black" : "white");
    ending(Optional.ofNullable(won.group(2)).orElse(""))
        .ifPresent(ending -> tags.put(Tags.ENDING, ending.word()));
    return Optional.of(tags);
  }

  /** Returns whether the tags preserve the ending of a text. Numbers contain no ending. */
  static boolean isKept(String text) {
    Matcher won = WON.matcher(text.strip().toUpperCase(Locale.ROOT));
    String how = won.matches() ? Optional.ofNullable(won.group(2)).orElse("") : "";
    return how.isEmpty() || ending(how).isPresent() || how.matches("[\\d.,]+");
  }

  /** Returns whether a side won by at least half a point, as in go. */
  static boolean isPoints(String text) {
    return POINTS.matcher(text.strip()).matches();
  }

  private static Optional<Ending> ending(String how) {
    return switch (how) {
      case "5" -> Optional.of(Ending.LINE);
      case "R", "RESIGN", "RESIGNED", "RESIGNATION" -> Optional.of(Ending.RESIGNED);
      case "T", "TIME", "TIMEOUT" -> Optional.of(Ending.OVERSTEPPED);
      case "F", "FORFEIT", "FOUL" -> Optional.of(Ending.FOUL);
      default -> Optional.empty();
    };
  }

  /** Returns the result for tags, empty if the tags contain none or SGF does not support it. */
  static Optional<String> write(Map<String, String> tags) {
    String ending = tags.getOrDefault(Tags.ENDING, "");
    return switch (tags.getOrDefault(Tags.RESULT, "")) {
      case "black" -> Optional.of("B+" + how(ending));
      case "white" -> Optional.of("W+" + how(ending));
      case "draw" -> Optional.of("Draw");
      case "" -> Optional.of("Void").filter(none -> ending.equals(Ending.ABANDONED.word()));
      default -> Optional.empty();
    };
  }

  private static String how(String ending) {
    for (String how : new String[] {"5", "R", "T", "F"}) {
      if (ending(how).filter(each -> each.word().equals(ending)).isPresent()) {
        return how;
      }
    }
    return "";
  }
}
