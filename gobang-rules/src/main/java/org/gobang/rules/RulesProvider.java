package org.gobang.rules;

import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;

/** What the providers of the five fixed rules share; each names its rules. */
abstract class RulesProvider implements BoardProvider {

  static final int FEWEST_LINES = 5;

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
  public Board create(Start start) {
    if (start.size() < FEWEST_LINES) {
      throw new RefusedException(
          id() + " is played on 5 to 25 lines a side, not on " + start.size());
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
