package org.gobang.record.sgf;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.gobang.api.record.GameRecord;
import org.gobang.record.io.RuleNames;

/**
 * The property {@code RU}, free text in SGF.
 *
 * <p>In many files, the property contains an opening rule such as {@code Soosorv-8} or {@code
 * Gomoku-Swap2}, but not the rules for winning. Such a text is stored in the record as the tag
 * {@value #TAG} and written again. If it does not determine the rules, Gobang's private property
 * {@value #PROPERTY} does.
 */
public final class SgfRules {

  /** The tag for a text of the property that is not the name of rules. */
  public static final String TAG = "RU";

  /** The property for the id of the rules, if {@code RU} does not determine it. */
  static final String PROPERTY = "RULES";

  /** Words that suggest certain rules. The first match counts. */
  private static final List<Map.Entry<Pattern, String>> SUGGESTED =
      List.of(
          // Opening rules that only renju has. Soosõrv has many spellings.
          Map.entry(
              Pattern.compile("\\b(renju|rif|yamaguchi|taraguchi|tarannikov|sakata|soo?s[a-z]*rv)"),
              "renju"),
          Map.entry(Pattern.compile("\\bcaro\\b"), "caro"),
          Map.entry(Pattern.compile("\\bstandard\\b"), "standard"),
          // The numbers of freestyle with swap and with swap2.
          Map.entry(Pattern.compile("\\b(gomoku|free ?style)\\b|^[56]$"), "freestyle"));

  /** The names of openings in programs for renju and gomoku, by the values of the option. */
  private static final Map<String, String> OPENINGS =
      Map.of(
          "swap", "Swap",
          "swap2", "Swap2",
          "rif", "RIF",
          "yamaguchi", "Yamaguchi",
          "soosorv-8", "Soosorv-8",
          "taraguchi-10", "Taraguchi-10",
          "tarannikov", "Tarannikov");

  private static final Set<String> OF_GOMOKU = Set.of("swap", "swap2");

  private SgfRules() {}

  /**
   * Returns the name of rules with an opening rule, such as {@code Soosorv-8}; empty for those
   * without one.
   */
  private static Optional<String> withOpening(String rules) {
    int options = rules.indexOf(":opening=");
    String opening = options < 0 ? "" : rules.substring(options + ":opening=".length());
    return Optional.ofNullable(OPENINGS.get(opening))
        .flatMap(
            name ->
                switch (rules.substring(0, options)) {
                  case "renju" -> Optional.of(OF_GOMOKU.contains(opening) ? "Renju-" + name : name);
                  case "freestyle", "standard" -> Optional.of("Gomoku-" + name);
                  default -> Optional.empty();
                });
  }

  /**
   * Returns the most likely rules for a text that is not the name of rules.
   *
   * @param text the text of a file
   * @return the id of the rules; empty if the text suggests none
   */
  public static Optional<String> suggested(String text) {
    String letters = Normalizer.normalize(text.toLowerCase(Locale.ROOT), Normalizer.Form.NFD);
    String plain = letters.replaceAll("\\p{M}", "").strip();
    return SUGGESTED.stream()
        .filter(each -> each.getKey().matcher(plain).find())
        .map(Map.Entry::getValue)
        .findFirst();
  }

  /** Returns whether a text is stored as a tag in a game with these rules. */
  static boolean isKept(String text, String rules) {
    boolean line = !text.isEmpty() && text.equals(SgfText.line(SgfText.write(text)));
    return line
        && withOpening(rules).filter(text::equals).isEmpty()
        && RuleNames.id(text, rules::equals).filter(rules::equals).isEmpty();
  }

  /** Returns the properties for the rules of a game. */
  static String write(GameRecord record) {
    String rules = record.rules();
    String kept = record.tags().getOrDefault(TAG, "");
    String text = isKept(kept, rules) ? kept : withOpening(rules).orElse("");
    if (text.isEmpty()) {
      return "RU[" + SgfText.write(RuleNames.name(rules)) + "]";
    }
    return "RU[" + SgfText.write(text) + "]" + PROPERTY + "[" + SgfText.write(rules) + "]";
  }
}
