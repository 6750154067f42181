package org.gobang.testkit;

import java.util.Locale;
import java.util.Map;
import org.gobang.api.Label;
import org.gobang.api.OptionValues;
import org.gobang.api.ProviderSpec;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;

/**
 * Rules with their options set: every board that is created has them.
 *
 * @param provider the rules
 * @param set the values that are set, by key
 */
record ConfiguredRules(BoardProvider provider, Map<String, String> set) implements BoardProvider {

  @Override
  public String id() {
    return provider.id();
  }

  /**
   * Returns the expected value of {@link Board#rules}: the id, and the options that differ from
   * their defaults.
   */
  String text() {
    OptionValues values = OptionValues.of(provider.options(), set);
    return ProviderSpec.of(id(), provider.options(), values).toString();
  }

  @Override
  public Label label(Locale locale) {
    return provider.label(locale);
  }

  @Override
  public Board create(Start start) {
    return set.isEmpty()
        ? provider.create(start)
        : provider.create(OptionValues.of(provider.options(), set), start);
  }

  @Override
  public int defaultSize() {
    return provider.defaultSize();
  }

  @Override
  public boolean hasFouls() {
    return provider.hasFouls();
  }

  @Override
  public String explain(Verdict.Refused why, Locale locale) {
    return provider.explain(why, locale);
  }

  @Override
  public String explain(Outcome.Won how, Locale locale) {
    return provider.explain(how, locale);
  }

  @Override
  public Label choice(String choice, Locale locale) {
    return provider.choice(choice, locale);
  }
}
