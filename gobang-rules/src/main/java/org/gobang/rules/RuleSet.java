package org.gobang.rules;

import java.util.List;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.ProviderSpec;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.OpeningOption;
import org.gobang.api.board.Start;

/**
 * The fixed rules: the condition for a win and the existence of forbidden moves, with the rule
 * numbers of the Gomocup protocol.
 */
enum RuleSet {
  /** Five or more win the game (Gomocup 0). */
  FREESTYLE("freestyle"),

  /** Exactly five win the game (Gomocup 1). */
  STANDARD("standard"),

  /** Black needs exactly five and has forbidden moves; White wins with five or more (Gomocup 4). */
  RENJU("renju"),

  /**
   * Five win the game unless the opponent has stones at both ends; six or more always win (Gomocup
   * 8).
   */
  CARO("caro"),

  /** Exactly five win the game unless the opponent has stones at both ends (Gomocup 9). */
  CARO_EXACT("caro-exact");

  static final List<Option> OPTIONS = List.of(OpeningProtocol.OPTION);

  private final String id;

  RuleSet(String id) {
    this.id = id;
  }

  String id() {
    return id;
  }

  /**
   * Returns whether a run wins.
   *
   * @param stone the colour of the run
   * @param length the number of stones
   * @param capped whether both ends have stones of the opponent; the edge is not a stone
   */
  boolean wins(Stone stone, int length, boolean capped) {
    return switch (this) {
      case FREESTYLE -> length >= 5;
      case STANDARD -> length == 5;
      case RENJU -> length == 5 || (length > 5 && stone == Stone.WHITE);
      case CARO -> length > 5 || (length == 5 && !capped);
      case CARO_EXACT -> length == 5 && !capped;
    };
  }

  /** Returns the board before the first move. */
  Board board(OptionValues values, Start start) {
    if (start.size() < RulesProvider.FEWEST_LINES) {
      throw RuleTexts.refused("board-size", id, RulesProvider.FEWEST_LINES, start.size());
    }
    String name = ProviderSpec.of(id, OPTIONS, values).toString();
    return OpeningBoard.of(name, new LineBoard(this, start), values.text(OpeningOption.KEY));
  }

  /** Returns whether a side has forbidden moves. */
  boolean forbids(Stone stone) {
    return this == RENJU && stone == Stone.BLACK;
  }
}
