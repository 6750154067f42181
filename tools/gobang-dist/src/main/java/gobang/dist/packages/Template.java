package gobang.dist.packages;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text with placeholders for values, <code>${name}</code>. Lines between {@code %if name} and
 * {@code %end} are omitted if there is no such value. Such blocks can be nested.
 *
 * @param text the text
 */
record Template(String text) {

  private static final Pattern PLACE = Pattern.compile("\\$\\{([^}]+)}");

  private static final String IF = "%if ";

  private static final String END = "%end";

  /**
   * Returns the text with the values inserted unchanged.
   *
   * @throws IllegalArgumentException if a placeholder has no value
   */
  String fill(Map<String, String> values) {
    StringBuilder filled = new StringBuilder();
    Deque<Boolean> parts = new ArrayDeque<>();
    text.lines()
        .forEach(
            line -> {
              if (line.startsWith(IF)) {
                parts.push(values.containsKey(line.substring(IF.length())));
              } else if (line.equals(END)) {
                parts.pop();
              } else if (!parts.contains(false)) {
                filled.append(PLACE.matcher(line).replaceAll(place -> value(place, values)));
                filled.append('\n');
              }
            });
    return filled.toString();
  }

  private static String value(MatchResult place, Map<String, String> values) {
    return Optional.ofNullable(values.get(place.group(1)))
        .map(Matcher::quoteReplacement)
        .orElseThrow(() -> new IllegalArgumentException("no value: " + place.group()));
  }
}
