package org.gobang.rules;

import java.util.List;
import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.ProviderSpec;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.OpeningOption;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;

/** The common base of the providers of the five fixed rules. */
abstract class RulesProvider implements BoardProvider {

  static final int FEWEST_LINES = 5;

  private static final List<Option> OPTIONS = List.of(OpeningProtocol.OPTION);

  private final RuleSet rules;

  RulesProvider(RuleSet rules) {
    this.rules = rules;
  }

  @Override
  public String id() {
    return rules.id();
  }

  @Override
  public Label label(Locale locale) {
    return new RuleTexts(locale).label(id());
  }

  @Override
  public List<Option> options() {
    return OPTIONS;
  }

  @Override
  public Label label(Option option, Locale locale) {
    return new RuleTexts(locale).label(option.key());
  }

  @Override
  public Label choice(String choice, Locale locale) {
    return new RuleTexts(locale).choice(choice);
  }

  @Override
  public Board create(OptionValues values, Start start) {
    String opening = values.text(OpeningOption.KEY);
    return opening.equals(OpeningOption.NONE)
        ? create(start)
        : OpeningBoard.of(
            ProviderSpec.of(id(), OPTIONS, values).toString(), create(start), opening);
  }

  @Override
  public Board create(Start start) {
    if (start.size() < FEWEST_LINES) {
      throw RuleTexts.refused("board-size", id(), FEWEST_LINES, start.size());
    }
    return new LineBoard(rules, start);
  }

  @Override
  public boolean hasFouls() {
    return rules.forbids(Stone.BLACK) || rules.forbids(Stone.WHITE);
  }

  @Override
  public String explain(Verdict.Refused why, Locale locale) {
    return new RuleTexts(locale).explain(why.kind());
  }
}
