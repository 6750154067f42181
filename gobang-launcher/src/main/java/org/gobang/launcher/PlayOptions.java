package org.gobang.launcher;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.render.Fouls;
import org.gobang.api.render.Preferences;
import org.gobang.api.render.Seat;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** The options of a game to be played. */
final class PlayOptions {

  @Option(names = "--ui", paramLabel = "ID")
  List<String> frontEnds = new ArrayList<>();

  @Option(names = "--board", paramLabel = "ID", defaultValue = "freestyle")
  String board = "";

  @Option(names = "--size", paramLabel = "N", converter = SizeText.class)
  @Nullable Integer size;

  @Option(names = "--black", paramLabel = "WHO", converter = SeatText.class)
  @Nullable Seat black;

  @Option(names = "--white", paramLabel = "WHO", converter = SeatText.class)
  @Nullable Seat white;

  @ArgGroup Beginning beginning = new Beginning();

  @ArgGroup BudgetOptions budget = new BudgetOptions();

  @Option(names = "--clock", paramLabel = "CLOCK", converter = ClockText.class)
  Limit.@Nullable Clock clock;

  @Option(names = "--fouls", paramLabel = "refuse|lose", converter = FoulsText.class)
  Fouls fouls = Fouls.REFUSE;

  @Option(names = "--isolate")
  boolean isolate;

  @Option(names = "--ascii")
  boolean ascii;

  @Option(names = "--lang", paramLabel = "en|zh", converter = LanguageText.class)
  @Nullable Locale language;

  /** Moves to begin with, from the command line or a file. */
  static final class Beginning {
    @Option(names = "--moves", paramLabel = "MOVES")
    @Nullable String moves;

    @Option(names = "--load", paramLabel = "FILE")
    @Nullable Path file;
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
