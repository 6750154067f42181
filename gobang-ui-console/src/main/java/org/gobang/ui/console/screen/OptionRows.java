package org.gobang.ui.console.screen;

import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.gobang.api.Option;
import org.gobang.api.Printable;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.OptionChoice;
import org.gobang.presentation.text.Texts;

/**
 * The options of a player or of rules as menu rows. Words and flags are selected, other values are
 * typed. Whole numbers can also be increased and decreased, and evaluators selected.
 */
record OptionRows(OptionChoice choice, String prefix, Texts texts) {

  /** Returns the row of an option. */
  MenuRow row(GameChoices.Setting setting) {
    return plain(setting).about(setting.about(choice.value(setting.option())));
  }

  private MenuRow plain(GameChoices.Setting setting) {
    Option option = setting.option();
    String name = " " + setting.label().name();
    String key = prefix + "." + option.key();
    String value = choice.value(option);
    if (option instanceof Option.Choice) {
      return MenuRow.choice(key, name, setting.name(value), next(option, setting.choices()));
    }
    if (option instanceof Option.Flag) {
      String word = texts.of("new.flag." + value);
      return MenuRow.choice(key, name, word, next(option, List.of("false", "true")));
    }
    return new MenuRow(
        key,
        name,
        option.secret() ? "*".repeat(value.codePointCount(0, value.length())) : Printable.of(value),
        change(setting),
        Optional.of(new MenuRow.Input(value, typed -> choice.set(option, typed))),
        choice.refusal(setting, texts),
        "");
  }

  /** Returns the effect of the arrow keys on a value that can also be typed. */
  private IntConsumer change(GameChoices.Setting setting) {
    if (setting.option() instanceof Option.Whole whole) {
      return by -> raise(setting, whole, by);
    }
    return setting.choices().isEmpty() ? by -> {} : next(setting.option(), setting.choices());
  }

  private IntConsumer next(Option option, List<String> values) {
    return by -> {
      int at = values.indexOf(choice.value(option));
      choice.set(option, values.get(Math.floorMod(at + by, values.size())));
    };
  }

  /** Increases or decreases a number. An invalid value is replaced by the default. */
  private void raise(GameChoices.Setting setting, Option.Whole option, int by) {
    boolean valid = choice.refusal(setting, texts).isEmpty();
    long value = valid ? Long.parseLong(choice.value(option)) : option.initial();
    boolean within = by > 0 ? value < option.to() : value > option.from();
    choice.set(option, String.valueOf(within ? value + by : value));
  }
}
