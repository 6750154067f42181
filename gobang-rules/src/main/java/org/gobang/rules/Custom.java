package org.gobang.rules;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.OpeningOption;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;

/** Custom rules: lines of any length, several stones per turn, captures, torus and opening rule. */
public final class Custom implements BoardProvider {

  /** Called by {@link java.util.ServiceLoader}. */
  public Custom() {}

  @Override
  public String id() {
    return CustomRules.ID;
  }

  @Override
  public Label label(Locale locale) {
    return new RuleTexts(locale).label(id());
  }

  @Override
  public List<Option> options() {
    return CustomRules.OPTIONS;
  }

  @Override
  public Label label(Option option, Locale locale) {
    boolean shared = option.key().equals(OpeningOption.KEY);
    return new RuleTexts(locale).label(shared ? option.key() : id() + "." + option.key());
  }

  @Override
  public Board create(Start start) {
    return create(OptionValues.of(options(), Map.of()), start);
  }

  @Override
  public Board create(OptionValues values, Start start) {
    CustomRules rules = CustomRules.of(values);
    int fewest = Math.max(RulesProvider.FEWEST_LINES, rules.line());
    if (start.size() < fewest) {
      throw RuleTexts.refused("board-size", rules.text(), fewest, start.size());
    }
    Board board = new CustomBoard(rules, start);
    String opening = rules.opening();
    if (opening.equals(OpeningOption.NONE)) {
      return board;
    }
    if (rules.stones() + rules.first() > 2) {
      throw RuleTexts.refused("opening-turns", rules.text(), opening);
    }
    return OpeningBoard.of(rules.text(), board, opening);
  }

  @Override
  public Label choice(String choice, Locale locale) {
    return new RuleTexts(locale).choice(choice);
  }

  @Override
  public String explain(Verdict.Refused why, Locale locale) {
    return new RuleTexts(locale).explain(why.kind());
  }

  @Override
  public String explain(Outcome.Won how, Locale locale) {
    return new RuleTexts(locale).explain(how.kind());
  }
}
