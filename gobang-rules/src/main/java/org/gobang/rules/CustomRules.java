package org.gobang.rules;

import java.util.List;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.ProviderSpec;
import org.gobang.api.board.Board;
import org.gobang.api.board.OpeningOption;
import org.gobang.api.board.Start;

/**
 * Custom rules.
 *
 * @param text the name of the rules: {@link Board#rules}
 * @param line the number of stones in a row needed to win
 * @param exact whether longer rows do not win
 * @param stones the stones per turn
 * @param first the stones on the first turn of the game
 * @param torus whether opposite edges are joined
 * @param pairs the number of captured pairs needed to win; 0 without captures
 * @param opening the name of an opening rule of {@link OpeningProtocol}
 */
record CustomRules(
    String text,
    int line,
    boolean exact,
    int stones,
    int first,
    boolean torus,
    int pairs,
    String opening) {

  static final String ID = "custom";

  /** The kind of a win by captured pairs. */
  static final String BY_CAPTURES = "captures";

  private static final Option.Whole LINE = new Option.Whole("line", 3, 25, 5);
  private static final Option.Flag EXACT = new Option.Flag("exact", false);
  private static final Option.Whole STONES = new Option.Whole("stones", 1, 4, 1);
  private static final Option.Whole FIRST = new Option.Whole("first", 1, 4, 1);
  private static final Option.Flag TORUS = new Option.Flag("torus", false);
  private static final Option.Whole CAPTURES = new Option.Whole("captures", 0, 100, 0);

  static final List<Option> OPTIONS =
      List.of(LINE, EXACT, STONES, FIRST, TORUS, CAPTURES, OpeningProtocol.OPTION);

  static CustomRules of(OptionValues values) {
    return new CustomRules(
        ProviderSpec.of(ID, OPTIONS, values).toString(),
        (int) values.whole(LINE.key()),
        values.flag(EXACT.key()),
        (int) values.whole(STONES.key()),
        (int) values.whole(FIRST.key()),
        values.flag(TORUS.key()),
        (int) values.whole(CAPTURES.key()),
        values.text(OpeningOption.KEY));
  }

  /** Returns the board before the first move. */
  static Board board(OptionValues values, Start start) {
    CustomRules rules = of(values);
    int fewest = Math.max(RulesProvider.FEWEST_LINES, rules.line);
    if (start.size() < fewest) {
      throw RuleTexts.refused("board-size", rules.text, fewest, start.size());
    }
    if (!rules.opening.equals(OpeningOption.NONE) && rules.stones + rules.first > 2) {
      throw RuleTexts.refused("opening-turns", rules.text, rules.opening);
    }
    return OpeningBoard.of(rules.text, new CustomBoard(rules, start), rules.opening);
  }

  /** Returns whether a row with a number of stones wins. */
  boolean wins(int length) {
    return exact ? length == line : length >= line;
  }
}
