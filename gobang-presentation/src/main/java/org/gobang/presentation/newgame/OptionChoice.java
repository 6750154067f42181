package org.gobang.presentation.newgame;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Option;
import org.gobang.api.ProviderSpec;
import org.gobang.api.RefusedException;
import org.gobang.api.board.OpeningOption;
import org.gobang.presentation.text.Texts;

/** The chosen option values of a player or of rules. */
public final class OptionChoice {

  private final List<GameChoices.Setting> settings;
  private final Map<String, String> values = new LinkedHashMap<>();
  private final Runnable changed;

  /**
   * Creates a choice with default values.
   *
   * @param settings the options
   * @param changed run when a value changes
   */
  public OptionChoice(List<GameChoices.Setting> settings, Runnable changed) {
    this.settings = List.copyOf(settings);
    this.changed = changed;
    settings.forEach(each -> values.put(each.option().key(), each.option().initialText()));
  }

  /** Sets previously chosen values; an invalid value is replaced by its default. */
  public void take(Map<String, String> before) {
    for (GameChoices.Setting setting : settings) {
      Option option = setting.option();
      String value = before.get(option.key());
      if (value != null && fault(option, value).isEmpty() && isThere(setting, value)) {
        values.put(option.key(), value);
      }
    }
  }

  /** Copies the opening rule chosen for other rules, if it exists in these rules. */
  public void takeOpening(OptionChoice others) {
    Optional.ofNullable(others.notInitial().get(OpeningOption.KEY))
        .ifPresent(opening -> take(Map.of(OpeningOption.KEY, opening)));
  }

  /** Returns whether a valid value names an available evaluator; true for other options. */
  private static boolean isThere(GameChoices.Setting setting, String value) {
    return !(setting.option() instanceof Option.Evaluator)
        || setting.choices().contains(ProviderSpec.parse(value).id());
  }

  private static Optional<String> fault(Option option, String value) {
    try {
      option.check(value);
      return Optional.empty();
    } catch (RefusedException refused) {
      return Optional.of(String.valueOf(refused.getMessage()));
    }
  }

  /** Returns the options. */
  public List<GameChoices.Setting> settings() {
    return settings;
  }

  /** Returns the value of an option. */
  public String value(Option option) {
    return values.getOrDefault(option.key(), option.initialText());
  }

  /** Sets an option. */
  public void set(Option option, String value) {
    values.put(option.key(), value);
    changed.run();
  }

  /**
   * Returns the reason why the value of an option is invalid, in a sentence for users; empty for a
   * valid value.
   */
  public Optional<String> refusal(GameChoices.Setting setting, Texts texts) {
    Option option = setting.option();
    String value = value(option);
    Optional<String> fault = fault(option, value);
    if (fault.isEmpty() && !isThere(setting, value)) {
      return Optional.of(texts.of("new.evaluator", ProviderSpec.parse(value).id()));
    }
    return fault.map(sentence -> refusal(option, sentence, texts));
  }

  private String refusal(Option option, String sentence, Texts texts) {
    if (option instanceof Option.Whole whole) {
      return NumberRange.whole(whole.from(), whole.to()).sentence(texts);
    }
    if (option instanceof Option.Decimal decimal) {
      return NumberRange.decimal(decimal.from(), decimal.to()).sentence(texts);
    }
    return value(option).isBlank() ? texts.of("new.required") : sentence;
  }

  /** Returns whether an expert option differs from its default. */
  boolean isExpertSet() {
    return settings.stream()
        .filter(GameChoices.Setting::expert)
        .anyMatch(each -> !value(each.option()).equals(each.option().initialText()));
  }

  /** Returns the values that differ from their defaults, in the order of the options. */
  public Map<String, String> notInitial() {
    Map<String, String> set = new LinkedHashMap<>(values);
    settings.forEach(each -> set.remove(each.option().key(), each.option().initialText()));
    return set;
  }
}
