package org.gobang.presentation.engine;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.gobang.api.Option;
import org.gobang.api.engine.Engine;
import org.gobang.api.engine.Engines;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.OptionChoice;
import org.gobang.presentation.text.Texts;

/** An engine configuration being edited. */
public final class EngineDraft {

  /** The text fields of the form, in order. */
  public enum Field {
    /** The path of the program. */
    PROGRAM,

    /** The arguments of the program. */
    ARGUMENTS,

    /** The player id. */
    ID;

    /** Returns the text key of the field label. */
    public String key() {
      return "engines." + name().toLowerCase(Locale.ROOT);
    }
  }

  private final Engines engines;
  private final Engine stored;
  private final Texts texts;
  private final OptionChoice options;
  private final Set<String> rules = new LinkedHashSet<>();
  private final Map<Field, String> fields = new EnumMap<>(Field.class);

  /**
   * Creates a draft from a stored engine.
   *
   * @param stored the engine; without id and program for a new engine
   * @param texts in the language of the options
   */
  EngineDraft(Engines engines, Engine stored, Texts texts) {
    this.engines = engines;
    this.stored = stored;
    this.texts = texts;
    fields.put(Field.PROGRAM, stored.program());
    fields.put(Field.ARGUMENTS, stored.arguments());
    fields.put(Field.ID, stored.id());
    List<GameChoices.Setting> settings = new ArrayList<>();
    for (Option option : engines.options()) {
      if (!option.key().equals(Engines.RULES)) {
        settings.add(
            new GameChoices.Setting(
                known(option),
                GameChoices.withUnit(engines.label(option, texts.locale()), texts),
                false,
                List.of(),
                Map.of()));
      }
    }
    this.options = new OptionChoice(settings, () -> {});
    options.take(stored.options());
    Stream.of(stored.options().getOrDefault(Engines.RULES, "").split("\\s+", -1))
        .filter(each -> !each.isEmpty())
        .forEach(rules::add);
    if (rules.isEmpty()) {
      rules.addAll(engines.rules());
    }
  }

  /** A secret value that only the host knows remains until another one is entered. */
  private Option known(Option option) {
    return Option.LEFT_OUT.equals(stored.options().get(option.key()))
        ? Option.Text.secret(option.key(), Option.LEFT_OUT)
        : option;
  }

  /** Returns the text of a field. */
  public String get(Field field) {
    return Objects.requireNonNull(fields.get(field));
  }

  /** Sets the text of a field. */
  public void set(Field field, String text) {
    fields.put(field, text);
  }

  /** Sets an id derived from the program name if the id is empty. */
  public void nameAfterProgram() {
    if (get(Field.ID).isBlank() && !get(Field.PROGRAM).isBlank()) {
      set(Field.ID, proposed(get(Field.PROGRAM)));
    }
  }

  private static String proposed(String program) {
    String file =
        program.substring(Math.max(program.lastIndexOf('/'), program.lastIndexOf('\\')) + 1);
    return file.toLowerCase(Locale.ROOT)
        .replaceFirst("\\.(exe|cmd|bat|sh|com)$", "")
        .replaceFirst("^pbrain-", "")
        .replaceAll("[^a-z0-9]+", "-")
        .replaceAll("^-|-$", "");
  }

  /** Returns the options other than the text fields. */
  public OptionChoice options() {
    return options;
  }

  /** Returns whether the engine supports the given rules. */
  public boolean plays(String rule) {
    return rules.contains(rule);
  }

  /** Sets whether the engine supports the given rules. */
  public void plays(String rule, boolean does) {
    if (does) {
      rules.add(rule);
    } else {
      rules.remove(rule);
    }
  }

  /** Returns whether the draft differs from the stored engine. */
  public boolean isChanged() {
    return !engine().equals(new EngineDraft(engines, stored, texts).engine());
  }

  /** Returns the engine with the entered values. */
  public Engine engine() {
    Map<String, String> values = new LinkedHashMap<>();
    for (Option option : engines.options()) {
      String value = option.key().equals(Engines.RULES) ? written() : options.value(option);
      if (!value.equals(option.initialText())) {
        values.put(option.key(), value);
      }
    }
    return new Engine(
        get(Field.ID).strip(), get(Field.PROGRAM).strip(), get(Field.ARGUMENTS).strip(), values);
  }

  /** Returns the rules as an option value: blank for all. */
  private String written() {
    List<String> known = engines.rules();
    return rules.containsAll(known) ? "" : String.join(" ", rules);
  }
}
