package org.gobang.presentation.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

  private final Engines engines;
  private final Engine stored;
  private final Texts texts;
  private final OptionChoice options;
  private final Set<String> rules = new LinkedHashSet<>();
  private String id;
  private String program;
  private String arguments;

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
    this.id = stored.id();
    this.program = stored.program();
    this.arguments = stored.arguments();
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

  /** Returns the player id. */
  public String id() {
    return id;
  }

  /** Sets the id. */
  public void id(String next) {
    id = next;
  }

  /** Returns the path of the program. */
  public String program() {
    return program;
  }

  /** Sets the program; a new engine without an id is named after it. */
  public void program(String next) {
    program = next;
  }

  /** Proposes an id based on the program, unless there is one. */
  public void nameAfterProgram() {
    if (id.isBlank() && !program.isBlank()) {
      id = proposed(program);
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

  /** Returns the arguments of the program. */
  public String arguments() {
    return arguments;
  }

  /** Sets the arguments. */
  public void arguments(String next) {
    arguments = next;
  }

  /** Returns the other options. */
  public OptionChoice options() {
    return options;
  }

  /** Returns whether the engine plays given rules. */
  public boolean plays(String rule) {
    return rules.contains(rule);
  }

  /** Sets whether the engine plays given rules. */
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
    return new Engine(id.strip(), program.strip(), arguments.strip(), values);
  }

  /** Returns the rules as an option value: blank for all. */
  private String written() {
    List<String> known = engines.rules();
    return rules.containsAll(known) ? "" : String.join(" ", rules);
  }
}
