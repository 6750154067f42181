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
 * The property {@code RU}, which is free text in SGF.
 *
 * <p>Many files name an opening rule there, such as {@code Soosorv-8} or {@code Gomoku-Swap2}, and
 * not the rules by which a game is won. Such a text is kept in the record as the tag {@value #TAG}
 * and is written again; where it does not determine the rules, the property {@value #PROPERTY},
 * which only Gobang has, does.
 */
public final class SgfRules {

  /** The tag that keeps a text other than the name of the rules. */
  public static final String TAG = "RU";

  /** The property with the id of the rules, where {@code RU} does not determine them. */
  static final String PROPERTY = "RULES";

  /** Words that suggest certain rules; the first that matches counts. */
  private static final List<Map.Entry<Pattern, String>> SUGGESTED =
      List.of(
          // Opening rules that only renju has; Soosõrv is spelled in many ways.
          Map.entry(
              Pattern.compile("\\b(renju|rif|yamaguchi|taraguchi|tarannikov|sakata|soo?s[a-z]*rv)"),
              "renju"),
          Map.entry(Pattern.compile("\\bcaro\\b"), "caro"),
          Map.entry(Pattern.compile("\\bstandard\\b"), "standard"),
          // The numbers of free style with swap and with swap2.
          Map.entry(Pattern.compile("\\b(gomoku|free ?style)\\b|^[56]$"), "freestyle"));

  /** What programs for renju and gomoku call the openings, by the values of their option. */
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

  /** The name of rules with an opening, such as {@code Soosorv-8}; empty for those without one. */
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
   * The rules that a text other than a name most likely means.
   *
   * @param text the text of a file
   * @return the id of the rules; empty if it suggests none
   */
  public static Optional<String> suggested(String text) {
    String letters = Normalizer.normalize(text.toLowerCase(Locale.ROOT), Normalizer.Form.NFD);
    String plain = letters.replaceAll("\\p{M}", "").strip();
    return SUGGESTED.stream()
        .filter(each -> each.getKey().matcher(plain).find())
        .map(Map.Entry::getValue)
        .findFirst();
  }

  /** Whether a text is kept as a tag, in a game with these rules. */
  static boolean isKept(String text, String rules) {
    boolean line = !text.isEmpty() && text.equals(SgfText.line(SgfText.write(text)));
    return line
        && withOpening(rules).filter(text::equals).isEmpty()
        && RuleNames.id(text, rules::equals).filter(rules::equals).isEmpty();
  }

  /** The properties for the rules of a game. */
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
