package org.gobang.rules;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.OpeningOption;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;

/** The base class of the providers. */
abstract class RulesProvider implements BoardProvider {

  static final int FEWEST_LINES = 5;

  private final String id;
  private final List<Option> options;
  private final boolean hasFouls;
  private final BiFunction<OptionValues, Start, Board> boards;

  /** Creates a provider of fixed rules. */
  RulesProvider(RuleSet rules) {
    this(rules.id(), RuleSet.OPTIONS, rules.forbids(Stone.BLACK), rules::board);
  }

  RulesProvider(
      String id,
      List<Option> options,
      boolean hasFouls,
      BiFunction<OptionValues, Start, Board> boards) {
    this.id = id;
    this.options = options;
    this.hasFouls = hasFouls;
    this.boards = boards;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public Label label(Locale locale) {
    return new RuleTexts(locale).label(id);
  }

  @Override
  public List<Option> options() {
    return options;
  }

  @Override
  public Label label(Option option, Locale locale) {
    boolean shared = option.key().equals(OpeningOption.KEY);
    return new RuleTexts(locale).label(shared ? option.key() : id + "." + option.key());
  }

  @Override
  public Label choice(String choice, Locale locale) {
    return new RuleTexts(locale).choice(choice);
  }

  @Override
  public Board create(Start start) {
    return create(OptionValues.of(options, Map.of()), start);
  }

  @Override
  public Board create(OptionValues values, Start start) {
    return boards.apply(values, start);
  }

  @Override
  public boolean hasFouls() {
    return hasFouls;
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
