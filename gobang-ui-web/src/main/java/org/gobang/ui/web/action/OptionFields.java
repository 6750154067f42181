package org.gobang.ui.web.action;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Option;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.OptionChoice;
import org.gobang.presentation.text.Texts;

/** A field for each option that a player or rules declare. */
final class OptionFields {

  private static final int LONGEST = 1000;

  private OptionFields() {}

  /** The fields of some options; each key begins with a prefix. */
  static List<FormField> of(
      String prefix, OptionChoice choice, List<GameChoices.Setting> shown, Texts texts) {
    List<FormField> fields = new ArrayList<>();
    for (GameChoices.Setting setting : shown) {
      String why = choice.refusal(setting, texts).orElse("");
      fields.add(
          field(prefix + setting.option().key(), choice, setting)
              .help(why.isEmpty() ? setting.about(choice.value(setting.option())) : why));
    }
    return fields;
  }

  private static FormField field(String key, OptionChoice choice, GameChoices.Setting setting) {
    Option option = setting.option();
    String name = setting.label().name();
    String value = choice.value(option);
    if (option instanceof Option.Flag) {
      return FormField.check(key, name, Boolean.parseBoolean(value)).changing();
    }
    if (option instanceof Option.Whole whole) {
      return FormField.number(key, name, value, whole.from(), whole.to()).changing();
    }
    if (option instanceof Option.Decimal decimal) {
      return FormField.number(key, name, value, decimal.from(), decimal.to())
          .step("any")
          .changing();
    }
    if (option instanceof Option.Choice) {
      return FormField.choice(key, name, setting.choices(), value, each -> each, setting::name)
          .changing();
    }
    return FormField.text(key, name, value, LONGEST).changing();
  }

  /**
   * Sets an option by the key of its field.
   *
   * @return whether there is one
   */
  static boolean set(String prefix, OptionChoice choice, String key, String value) {
    for (GameChoices.Setting setting : choice.settings()) {
      if (key.equals(prefix + setting.option().key())) {
        choice.set(setting.option(), value);
        return true;
      }
    }
    return false;
  }

  /** Whether the option of a field may name a program or a file. */
  static boolean namesFile(String prefix, OptionChoice choice, String key) {
    return choice.settings().stream()
        .map(GameChoices.Setting::option)
        .anyMatch(option -> key.equals(prefix + option.key()) && namesFile(option));
  }

  /** Whether an option that may name a program or a file is set to something. */
  static boolean nameFiles(OptionChoice choice) {
    return choice.settings().stream()
        .map(GameChoices.Setting::option)
        .anyMatch(
            option -> namesFile(option) && !choice.value(option).equals(option.initialText()));
  }

  private static boolean namesFile(Option option) {
    return option instanceof Option.Text || option instanceof Option.File;
  }

  /** What is wrong with the options that are shown; empty where nothing is. */
  static List<String> refusals(OptionChoice choice, List<GameChoices.Setting> shown, Texts texts) {
    return shown.stream()
        .flatMap(
            setting ->
                choice.refusal(setting, texts).stream()
                    .map(why -> setting.label().name() + ": " + why))
        .toList();
  }
}
