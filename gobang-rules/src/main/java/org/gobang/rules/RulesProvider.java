package org.gobang.rules;

import java.util.Locale;
import java.util.ResourceBundle;
import org.gobang.api.Label;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;

/** What the five providers share; each names its rules. */
abstract class RulesProvider implements BoardProvider {

  private static final int FEWEST_LINES = 5;
  private static final String BUNDLE = "org.gobang.rules.Rules";

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
    ResourceBundle words = words(locale);
    return new Label(words.getString(id()), words.getString(id() + ".description"));
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
    ResourceBundle words = words(locale);
    return words.containsKey(why.kind()) ? words.getString(why.kind()) : why.kind();
  }

  /** For a language it lacks a bundle falls back to the system's; the contract says English. */
  private static ResourceBundle words(Locale locale) {
    ResourceBundle found = ResourceBundle.getBundle(BUNDLE, locale);
    boolean inLanguage = found.getLocale().getLanguage().equals(locale.getLanguage());
    return inLanguage ? found : ResourceBundle.getBundle(BUNDLE, Locale.ROOT);
  }
}
