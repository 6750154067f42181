package org.gobang.game.record;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The names that files have for rules. {@code RU} is free text in SGF; the numbers are those of
 * Gomocup's protocol, which c-gomoku-cli writes.
 */
final class SgfRules {

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
          Map.entry("rif", "renju"),
          Map.entry("4", "renju"),
          Map.entry("8", "caro"),
          Map.entry("caro, exactly five", "caro-exact"),
          Map.entry("9", "caro-exact"));

  private SgfRules() {}

  /** The id of the rules that a file names. */
  static Optional<String> read(String name, Unsaid unsaid) {
    String plain = name.strip();
    if (unsaid.known().test(plain)) {
      return Optional.of(plain);
    }
    String small = plain.toLowerCase(Locale.ROOT);
    return WRITTEN.containsKey(small)
        ? Optional.of(small)
        : Optional.ofNullable(READ.get(small)).or(() -> Optional.of(small).filter(unsaid.known()));
  }

  static String write(String rules) {
    return WRITTEN.getOrDefault(rules, rules);
  }
}
