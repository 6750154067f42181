package org.gobang.record.io;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.gobang.api.record.ReadDefaults;

/**
 * The names of rules in files. Numbers are those of Gomocup's protocol, written by c-gomoku-cli.
 */
public final class RuleNames {

  /** The id of the implicit rules in files of renju programs. */
  public static final String RENJU = "renju";

  private static final Map<String, String> NAMES =
      Map.of(
          "freestyle",
          "Gomoku",
          "standard",
          "Standard Gomoku",
          RENJU,
          "Renju",
          "caro",
          "Caro",
          "caro-exact",
          "Caro, exactly five");

  private static final Map<String, String> IDS =
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
          Map.entry("4", RENJU),
          Map.entry("8", "caro"),
          Map.entry("caro, exactly five", "caro-exact"),
          Map.entry("9", "caro-exact"));

  private RuleNames() {}

  /**
   * Returns the rules of a file from a renju program.
   *
   * @param defaults the defaults for values that the file does not specify
   * @return the id of renju, or of the rules selected by the user
   */
  public static String renjuUnlessChosen(ReadDefaults defaults) {
    return defaults.rulesChosen() ? defaults.rules() : RENJU;
  }

  /**
   * Returns the name of rules in files.
   *
   * @param id the id of rules
   * @return the name; the id for rules of plugins
   */
  public static String name(String id) {
    return NAMES.getOrDefault(id, id);
  }

  /**
   * Returns the rules for a name in a file.
   *
   * @param name the name in the file
   * @param isKnown returns whether rules with an id are available
   * @return the id; empty if the text is not the name of rules
   */
  public static Optional<String> id(String name, Predicate<String> isKnown) {
    String plain = name.strip();
    if (isKnown.test(plain)) {
      return Optional.of(plain);
    }
    String lower = plain.toLowerCase(Locale.ROOT);
    return NAMES.containsKey(lower)
        ? Optional.of(lower)
        : Optional.ofNullable(IDS.get(lower)).or(() -> Optional.of(lower).filter(isKnown));
  }
}
