package org.gobang.ui.web.action;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.gobang.api.Option;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.OptionChoice;
import org.gobang.presentation.text.Texts;

/** The fields for the options of a player or of rules. */
final class OptionFields {

  private static final int LONGEST = 1000;

  private OptionFields() {}

  /** Returns the fields of options, with a prefix for the keys. */
  static List<FormField> of(
      String prefix,
      OptionChoice choice,
      List<GameChoices.Setting> shown,
      Texts texts,
      BiConsumer<Option, String> set) {
    return shown.stream()
        .map(
            setting ->
                field(prefix + setting.option().key(), choice, setting, set)
                    .help(
                        choice
                            .refusal(setting, texts)
                            .orElseGet(() -> setting.about(choice.value(setting.option())))))
        .toList();
  }

  private static FormField field(
      String key,
      OptionChoice choice,
      GameChoices.Setting setting,
      BiConsumer<Option, String> setOption) {
    Option option = setting.option();
    String name = setting.label().name();
    String value = choice.value(option);
    Consumer<String> set = typed -> setOption.accept(option, typed);
    if (option instanceof Option.Flag) {
      return FormField.check(
          key, name, Boolean.parseBoolean(value), on -> set.accept(String.valueOf(on)));
    }
    if (option instanceof Option.Whole whole) {
      return FormField.number(key, name, value, whole.from(), whole.to(), set);
    }
    if (option instanceof Option.Decimal decimal) {
      return FormField.number(key, name, value, decimal.from(), decimal.to(), set)
          .with("step", "any");
    }
    if (option instanceof Option.Choice) {
      return FormField.choice(
          key, name, setting.choices(), value, each -> each, setting::name, set);
    }
    return FormField.text(key, name, value, LONGEST, set);
  }

  /** Returns whether an option that may name a program or a file has a value. */
  static boolean nameFiles(OptionChoice choice) {
    return choice.settings().stream()
        .map(GameChoices.Setting::option)
        .anyMatch(
            option -> namesFile(option) && !choice.value(option).equals(option.initialText()));
  }

  /** Returns whether an option may name a program or a file. */
  static boolean namesFile(Option option) {
    return option instanceof Option.Text || option instanceof Option.File;
  }

  /** Returns the errors of the displayed options. */
  static List<String> refusals(OptionChoice choice, List<GameChoices.Setting> shown, Texts texts) {
    return shown.stream()
        .flatMap(
            setting ->
                choice.refusal(setting, texts).stream()
                    .map(why -> setting.label().name() + ": " + why))
        .toList();
  }
}
