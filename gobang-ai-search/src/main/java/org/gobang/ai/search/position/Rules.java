package org.gobang.ai.search.position;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.ProviderSpec;
import org.gobang.api.board.OpeningOption;

/** The supported rule sets, as far as they differ on a line of stones. */
public enum Rules {
  /** Five or more win the game. */
  FREESTYLE("freestyle"),

  /** Exactly five win the game. */
  STANDARD("standard"),

  /** Black needs exactly five and has forbidden moves; White wins with five or more. */
  RENJU("renju"),

  /** Five win the game unless the opponent has stones at both ends; six or more always win. */
  CARO("caro"),

  /** Exactly five win the game unless the opponent has stones at both ends. */
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
   * Returns the rule set of a board with any opening rule, empty if unsupported. Custom rules are
   * supported with fives and one stone per turn.
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

  /**
   * Returns the number of cells in a window on either side of a point. Exact fives need the cell
   * beyond.
   */
  int reach() {
    return this == FREESTYLE ? 4 : 5;
  }

  /**
   * Returns whether a four can also be answered by capping the future five, besides occupying its
   * point.
   */
  public boolean capped() {
    return this == CARO || this == CARO_EXACT;
  }

  /** Returns whether a side has forbidden moves. */
  public boolean forbids(int side) {
    return this == RENJU && side == SearchPosition.BLACK;
  }

  /**
   * Returns whether a run of stones wins.
   *
   * @param side the colour of the run
   * @param length the number of stones
   * @param capped whether both ends have stones of the opponent
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
