package org.gobang.launcher.plugins;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.RefusedException;
import org.gobang.api.player.PlayerProvider;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.presentation.text.PlayerRatings;
import org.gobang.presentation.text.Texts;
import org.gobang.record.json.JsonText;

/**
 * The options of one player: key, kind, range or choices, default and description.
 *
 * @param id the id of the player
 * @param provider describes the options
 */
record PlayerOptions(String id, PlayerProvider provider) {

  /** Prints the player and one line per option in the language of the command line. */
  void print(StandardOutput out) {
    Label player = provider.label(Locale.getDefault());
    String strength = PlayerRatings.text(elo(), Texts.shared(Locale.getDefault()));
    out.line((player.name() + ": " + strength + " " + player.description()).strip());
    for (Option option : provider.options()) {
      Label label = provider.label(option, Locale.getDefault());
      String unit = label.unit().isBlank() ? "" : " (" + label.unit() + ")";
      String meaning = label.name() + unit + (label.description().isBlank() ? "" : ": ");
      out.line(
          String.format(
              Locale.ROOT,
              "%-14s  %-9s  %-20s  %-10s  %s",
              option.key(),
              kind(option),
              range(option),
              option.initialText(),
              meaning + label.description()));
    }
  }

  /** Prints the player and its options as one JSON object in English. */
  void printJson(StandardOutput out) {
    out.json(
        JsonText.object(
            json -> {
              json.writeStringField("player", id);
              if (elo().isPresent()) {
                json.writeNumberField("elo", elo().getAsInt());
              }
              JsonText.objects(json, "options", provider.options(), option -> write(option, json));
            }));
  }

  /**
   * Prints the weights table of the player as a file that the user can edit.
   *
   * @throws RefusedException if the player has none
   */
  void printTable(StandardOutput out) {
    String text =
        provider.options().stream()
            .filter(Option.File.class::isInstance)
            .flatMap(option -> provider.initialFile((Option.File) option).stream())
            .findFirst()
            .orElseThrow(() -> new RefusedException(id + " has no table that can be set"));
    out.text(text.stripTrailing());
  }

  /** Returns the rating with default settings. */
  private OptionalInt elo() {
    return PlayerRatings.elo(provider, Map.of());
  }

  private static String kind(Option option) {
    return option.getClass().getSimpleName().toLowerCase(Locale.ROOT);
  }

  private static String range(Option option) {
    if (option instanceof Option.Choice choice) {
      return String.join("|", choice.values());
    }
    if (option instanceof Option.Whole whole) {
      return whole.from() + ".." + whole.to();
    }
    if (option instanceof Option.Decimal decimal) {
      return Option.Decimal.text(decimal.from()) + ".." + Option.Decimal.text(decimal.to());
    }
    return option instanceof Option.Flag ? "true|false" : "";
  }

  private void write(Option option, JsonGenerator json) throws IOException {
    json.writeStringField("key", option.key());
    json.writeStringField("kind", kind(option));
    if (option instanceof Option.Choice choice) {
      JsonText.strings(json, "choices", choice.values());
      json.writeStringField("initial", choice.initial());
    } else if (option instanceof Option.Whole whole) {
      JsonText.whole(json, "from", whole.from());
      JsonText.whole(json, "to", whole.to());
      JsonText.whole(json, "initial", whole.initial());
    } else if (option instanceof Option.Decimal decimal) {
      json.writeNumberField("from", decimal.from());
      json.writeNumberField("to", decimal.to());
      json.writeNumberField("initial", decimal.initial());
    } else if (option instanceof Option.Flag flag) {
      json.writeBooleanField("initial", flag.initial());
    } else if (option instanceof Option.Text text) {
      json.writeBooleanField("required", text.required());
      json.writeBooleanField("secret", text.secret());
      json.writeStringField("initial", text.initial());
    } else {
      json.writeStringField("initial", option.initialText());
    }
    Label label = provider.label(option, Locale.ENGLISH);
    json.writeStringField("name", label.name());
    json.writeStringField("meaning", label.description());
    json.writeStringField("unit", label.unit());
    json.writeBooleanField("expert", provider.isExpert(option));
  }
}
