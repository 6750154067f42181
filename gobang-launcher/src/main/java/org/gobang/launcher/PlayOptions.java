package org.gobang.launcher;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.Preferences;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** The options of a game to be played. */
final class PlayOptions {

  /** Options that leave the game as it is. */
  private static final Set<String> OF_NO_GAME =
      Set.of("--ui", "--ascii", "--lang", "--plugins", "-v");

  List<String> frontEnds = new ArrayList<>();
  String board = "freestyle";
  @Nullable Integer size;
  @Nullable Seat black;
  @Nullable Seat white;

  /** Moves to begin with; or a file has them. */
  @Nullable String moves;

  @Nullable Path file;
  Fouls fouls = Fouls.REFUSE;
  boolean isolate;

  private final BudgetOptions budget = new BudgetOptions();
  private Limit.@Nullable Clock clock;
  private boolean ascii;
  private @Nullable Locale language;

  /** Has a command take them. */
  void addTo(CommandSpec command) {
    budget.addTo(command);
    command
        .addOption(ByHand.values("--ui", "ID", String.class, given -> frontEnds = given))
        .addOption(ByHand.value("--board", "ID", String.class, given -> board = given))
        .addOption(
            ByHand.value("--size", "N", Integer.class, new SizeText(), given -> size = given))
        .addOption(
            ByHand.value("--black", "WHO", Seat.class, new SeatText(), given -> black = given))
        .addOption(
            ByHand.value("--white", "WHO", Seat.class, new SeatText(), given -> white = given))
        .addArgGroup(
            ByHand.either(
                ByHand.value("--moves", "MOVES", String.class, given -> moves = given),
                ByHand.value("--load", "FILE", Path.class, given -> file = given)))
        .addOption(
            ByHand.value(
                "--clock", "CLOCK", Limit.Clock.class, new ClockText(), given -> clock = given))
        .addOption(
            ByHand.value(
                "--fouls", "refuse|lose", Fouls.class, new FoulsText(), given -> fouls = given))
        .addOption(ByHand.flag("--isolate", given -> isolate = given))
        .addOption(ByHand.flag("--ascii", given -> ascii = given))
        .addOption(
            ByHand.value(
                "--lang", "en|zh", Locale.class, new LanguageText(), given -> language = given));
  }

  /** Whether anything is said about the game, rather than about how it is shown. */
  static boolean nameGame(ParseResult given) {
    return given.matchedOptions().stream()
        .map(OptionSpec::longestName)
        .anyMatch(name -> !OF_NO_GAME.contains(name));
  }

  Budget budget() {
    return budget.with(clock);
  }

  /** What the command line says of the preferences. */
  Map<String, String> preferences() {
    Map<String, String> preferences = new TreeMap<>();
    if (ascii) {
      preferences.put(Preferences.ASCII, "true");
    }
    Locale spoken = language;
    if (spoken != null) {
      preferences.put(Preferences.LANGUAGE, spoken.toLanguageTag());
    }
    return preferences;
  }
}
