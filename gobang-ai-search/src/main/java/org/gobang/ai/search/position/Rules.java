package org.gobang.ai.search.position;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.ProviderSpec;
import org.gobang.api.board.OpeningOption;

/** The rule sets that the engine supports, as far as they differ on a line of stones. */
public enum Rules {
  /** Five or more win. */
  FREESTYLE("freestyle"),

  /** Exactly five win. */
  STANDARD("standard"),

  /** Exactly five win for Black, who has forbidden points; five or more for White. */
  RENJU("renju"),

  /** Five win unless the opponent's stones stand at both ends; six or more win. */
  CARO("caro"),

  /** Exactly five win unless the opponent's stones stand at both ends. */
  CARO_EXACT("caro-exact");

  private static final String CUSTOM = "custom";

  private final String id;

  Rules(String id) {
    this.id = id;
  }

  /** The id of boards with these rules. */
  public String id() {
    return id;
  }

  /**
   * The rule set of a board, if it is one of these, whichever opening it has. Custom rules are,
   * with fives of one stone a turn.
   *
   * @param text {@link org.gobang.api.board.Board#rules}
   */
  public static Optional<Rules> of(String text) {
    String played = OpeningOption.without(text);
    return played.startsWith(CUSTOM)
        ? custom(ProviderSpec.parse(played))
        : Stream.of(values()).filter(rules -> rules.id.equals(played)).findFirst();
  }

  private static Optional<Rules> custom(ProviderSpec rules) {
    Map<String, String> options = rules.options();
    if (!rules.id().equals(CUSTOM) || !options.keySet().stream().allMatch("exact"::equals)) {
      return Optional.empty();
    }
    return Optional.of("true".equals(options.get("exact")) ? STANDARD : FREESTYLE);
  }

  /** How many cells to either side of a point a window has: exact fives need the cell beyond. */
  int reach() {
    return this == FREESTYLE ? 4 : 5;
  }

  /** Whether a four can also be answered beside the five's point, by capping the five to be. */
  public boolean capped() {
    return this == CARO || this == CARO_EXACT;
  }

  /** Whether a side has forbidden points. */
  public boolean forbids(int side) {
    return this == RENJU && side == SearchPosition.BLACK;
  }

  /**
   * Whether a run of stones wins.
   *
   * @param side its colour
   * @param length how many stones it has
   * @param capped whether the opponent's stones stand at both ends
   */
  boolean wins(int side, int length, boolean capped) {
    return switch (this) {
      case FREESTYLE -> length >= 5;
      case STANDARD -> length == 5;
      case RENJU -> length == 5 || (length > 5 && side == SearchPosition.WHITE);
      case CARO -> length > 5 || (length == 5 && !capped);
      case CARO_EXACT -> length == 5 && !capped;
    };
  }
}
