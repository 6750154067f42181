package org.gobang.ai.search.position;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.ProviderSpec;
import org.gobang.api.board.OpeningOption;

/** The supported rule sets, as far as they differ on a line of stones. */
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

  /** Returns the id of boards with these rules. */
  public String id() {
    return id;
  }

  /**
   * Returns the rule set of a board with any opening rule, if supported. Custom rules are supported
   * with fives and one stone per turn.
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

  /** Returns the cells of a window on either side of a point. Exact fives need the cell beyond. */
  int reach() {
    return this == FREESTYLE ? 4 : 5;
  }

  /**
   * Returns whether a four can also be answered beside the five's point, by capping the five to be.
   */
  public boolean capped() {
    return this == CARO || this == CARO_EXACT;
  }

  /** Returns whether a side has forbidden points. */
  public boolean forbids(int side) {
    return this == RENJU && side == SearchPosition.BLACK;
  }

  /**
   * Returns whether a run of stones wins.
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
