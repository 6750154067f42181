package org.gobang.record;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.gobang.api.record.GameRecord;

/**
 * The names that files have for rules. {@code RU} is free text in SGF; the numbers are those of
 * Gomocup's protocol, which c-gomoku-cli writes.
 *
 * <p>Many files name how a game is opened, such as {@code Soosorv-8} or {@code Gomoku-Swap2}, and
 * not by which rules it is won. Such a text stays in the record, as the tag {@value #TAG}, and is
 * written again; where it does not tell the rules, the property {@value #PROPERTY}, which only
 * Gobang has, does.
 */
final class SgfRules {

  /** The tag that keeps a text that is more than the name of rules. */
  static final String TAG = "RU";

  /** The id of the rules, where {@code RU} does not tell them. */
  static final String PROPERTY = "RULES";

  private static final Map<String, String> WRITTEN =
      Map.of(
          "freestyle", "Gomoku",
          "standard", "Standard Gomoku",
          "renju", "Renju",
          "caro", "Caro",
          "caro-exact", "Caro, exactly five");

  private static final Map<String, String> READ =
      Map.ofEntries(
          Map.entry("gomoku", "freestyle"),
          Map.entry("freestyle gomoku", "freestyle"),
          Map.entry("gomoku freestyle", "freestyle"),
          Map.entry("free style", "freestyle"),
          Map.entry("free", "freestyle"),
          Map.entry("free renju", "freestyle"),
          Map.entry("0", "freestyle"),
          Map.entry("standard gomoku", "standard"),
          Map.entry("gomoku standard", "standard"),
          Map.entry("1", "standard"),
          Map.entry("4", "renju"),
          Map.entry("8", "caro"),
          Map.entry("caro, exactly five", "caro-exact"),
          Map.entry("9", "caro-exact"));

  /** Words of texts that name more than rules, the more telling first. */
  private static final List<Map.Entry<Pattern, String>> SUGGESTED =
      List.of(
          // Rules of opening that renju alone has; Soosõrv is spelled in many ways.
          Map.entry(
              Pattern.compile("\\b(renju|rif|yamaguchi|taraguchi|tarannikov|sakata|soo?s[a-z]*rv)"),
              "renju"),
          Map.entry(Pattern.compile("\\bcaro\\b"), "caro"),
          Map.entry(Pattern.compile("\\bstandard\\b"), "standard"),
          // The numbers of free style with swap and with swap2.
          Map.entry(Pattern.compile("\\b(gomoku|free ?style)\\b|^[56]$"), "freestyle"));

  private SgfRules() {}

  /** The id of the rules that a file names. */
  static Optional<String> read(String name, Predicate<String> known) {
    String plain = name.strip();
    if (known.test(plain)) {
      return Optional.of(plain);
    }
    String small = plain.toLowerCase(Locale.ROOT);
    return WRITTEN.containsKey(small)
        ? Optional.of(small)
        : Optional.ofNullable(READ.get(small)).or(() -> Optional.of(small).filter(known));
  }

  /** The id of the rules that a text of more than a name most likely means. */
  static Optional<String> suggested(String text) {
    String letters = Normalizer.normalize(text.toLowerCase(Locale.ROOT), Normalizer.Form.NFD);
    String plain = letters.replaceAll("\\p{M}", "").strip();
    return SUGGESTED.stream()
        .filter(each -> each.getKey().matcher(plain).find())
        .map(Map.Entry::getValue)
        .findFirst();
  }

  /** Whether a reader keeps a text as a tag, in a game by these rules. */
  static boolean isKept(String text, String rules) {
    boolean line = !text.isEmpty() && text.equals(SgfText.line(SgfText.write(text)));
    return line && read(text, rules::equals).filter(rules::equals).isEmpty();
  }

  /** The properties that tell the rules of a game. */
  static String write(GameRecord record) {
    String rules = record.rules();
    String text = record.tags().getOrDefault(TAG, "");
    if (!isKept(text, rules)) {
      return "RU[" + SgfText.write(WRITTEN.getOrDefault(rules, rules)) + "]";
    }
    return "RU[" + SgfText.write(text) + "]" + PROPERTY + "[" + SgfText.write(rules) + "]";
  }
}
