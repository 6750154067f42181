package org.gobang.launcher.play;

import static org.gobang.launcher.cli.PlainOptions.either;
import static org.gobang.launcher.cli.PlainOptions.flag;
import static org.gobang.launcher.cli.PlainOptions.optionalValue;
import static org.gobang.launcher.cli.PlainOptions.value;
import static org.gobang.launcher.cli.PlainOptions.values;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Isolation;
import org.gobang.api.player.Seat;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.Preferences;
import org.gobang.launcher.cli.BudgetOptions;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.OptionParsers;
import org.gobang.launcher.cli.SpokenLanguage;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** The options of a new game. */
final class PlayOptions {

  /** Options that do not affect the game. */
  private static final Set<String> OF_NO_GAME =
      Set.of(
          "--ui", "--no-open", "--ascii", "--lang", "--plain", "--quiet", "--plugins", "--verbose");

  private final ErrorOutput err;
  private final SpokenLanguage language;

  List<String> frontEnds = new ArrayList<>();
  String board = ReadDefaults.USUAL_RULES;
  @Nullable String opening;
  @Nullable Integer size;
  @Nullable Seat black;
  @Nullable Seat white;

  /** The moves of the initial position. A file is an alternative. */
  @Nullable String moves;

  @Nullable Path file;

  /** The number of the game in the file, from 1. */
  @Nullable Long game;

  Fouls fouls = Fouls.REFUSE;
  Isolation isolation = Isolation.NONE;
  boolean ponder;

  private final BudgetOptions budget = new BudgetOptions();
  private Limit.@Nullable Clock clock;
  private boolean opensNothing;
  private boolean ascii;

  PlayOptions(ErrorOutput err, SpokenLanguage language) {
    this.err = err;
    this.language = language;
  }

  /** Adds the options to a command. */
  void addTo(CommandSpec command) {
    budget.addTo(command);
    addFrontEnd(command);
    command
        .addOption(value("--board", "ID", String.class, given -> board = given))
        .addOption(value("--opening", "ID", String.class, given -> opening = given))
        .addOption(value("--size", "N", Integer.class, OptionParsers::size, given -> size = given))
        .addOption(
            value("--black", "WHO", Seat.class, RequestedGame::readSeat, given -> black = given))
        .addOption(
            value("--white", "WHO", Seat.class, RequestedGame::readSeat, given -> white = given))
        .addArgGroup(
            either(
                value("--moves", "MOVES", String.class, given -> moves = given),
                value("--load", "FILE", Path.class, given -> file = given)))
        .addOption(value("--game", "N", Long.class, OptionParsers::count, given -> game = given))
        .addOption(
            value(
                "--clock",
                "CLOCK",
                Limit.Clock.class,
                OptionParsers::clock,
                given -> clock = given))
        .addOption(
            value(
                "--fouls",
                "refuse|lose",
                Fouls.class,
                OptionParsers.word(List.of(Fouls.values())),
                given -> fouls = given))
        .addOption(
            optionalValue(
                "--isolate",
                "strict",
                Isolation.class,
                OptionParsers::isolation,
                given -> isolation = given))
        .addOption(flag("--ponder", given -> ponder = given));
  }

  /** Adds the display options to a command. */
  void addFrontEnd(CommandSpec command) {
    command
        .addOption(values("--ui", "ID", String.class, given -> frontEnds = given))
        .addOption(flag("--no-open", given -> opensNothing = given))
        .addOption(flag("--ascii", given -> ascii = given));
  }

  /** Returns whether any option describes the game and not only the display. */
  static boolean nameGame(ParseResult given) {
    return given.matchedOptions().stream()
        .map(OptionSpec::longestName)
        .anyMatch(name -> !OF_NO_GAME.contains(name));
  }

  Budget budget() {
    return budget.with(clock);
  }

  /** Returns the preferences set on the command line. */
  Map<String, String> preferences() {
    Map<String, String> preferences = new TreeMap<>();
    if (opensNothing) {
      preferences.put(Preferences.PROGRAMS, "false");
    }
    if (ascii) {
      preferences.put(Preferences.ASCII, "true");
    }
    if (err.isPlain()) {
      preferences.put(Preferences.PLAIN, "true");
    }
    language
        .named()
        .ifPresent(named -> preferences.put(Preferences.LANGUAGE, named.toLanguageTag()));
    return preferences;
  }
}
