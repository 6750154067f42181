package org.gobang.presentation.newgame;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Isolation;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Workbench;

/**
 * The last game chosen in any interface: the players and their options, the rules, the board size
 * and the limits; saved across runs. The players and rules may no longer be available.
 */
record LastGame(Workbench workbench) {

  private static final String KEPT = "last.";
  private static final int USUAL_LINES = 15;
  private static final Pattern LINES = Pattern.compile("\\R");

  /** Saves a chosen game without its secret options. */
  public void keep(GameSetup chosen) {
    put("rules", chosen.record().rules());
    put("size", String.valueOf(chosen.record().start().size()));
    put("fouls", chosen.fouls().name().toLowerCase(Locale.ROOT));
    put("ponder", "" + chosen.ponder());
    for (Stone stone : Stone.values()) {
      keep(stone.word(), chosen.seat(stone));
    }
    Budget budget = chosen.budget();
    put("time", budget.limit(Limit.MoveTime.class).map(limit -> text(limit.time())).orElse(""));
    put(
        "clock",
        budget
            .limit(Limit.Clock.class)
            .map(limit -> text(limit.left()) + "+" + text(limit.increment()))
            .orElse(""));
    put("nodes", budget.limit(Limit.Nodes.class).map(each -> "" + each.count()).orElse(""));
    put("depth", budget.limit(Limit.Depth.class).map(each -> "" + each.plies()).orElse(""));
  }

  private void keep(String side, Seat seat) {
    Optional<PlayerSpec> who =
        seat instanceof Seat.Computer computer
            ? Optional.of(workbench.plugins().withoutSecrets(computer.who()))
            : Optional.empty();
    put(side, who.map(PlayerSpec::player).orElse(""));
    put(
        side + ".isolated",
        who.map(each -> each.isolation().name().toLowerCase(Locale.ROOT)).orElse(""));
    put(
        side + ".options",
        who.map(PlayerSpec::options).orElse(Map.of()).entrySet().stream()
            .map(each -> each.getKey() + "=" + each.getValue())
            .collect(Collectors.joining("\n")));
  }

  private void put(String key, String value) {
    workbench.preferences().put(KEPT + key, value);
  }

  private static String text(Duration time) {
    return String.valueOf(time.toMillis());
  }

  /**
   * Returns the last chosen game, with default values in place of invalid ones; empty if there is
   * none.
   */
  public Optional<GameSetup> game() {
    return workbench
        .preferences()
        .get(KEPT + "rules")
        .filter(rules -> !rules.isBlank())
        .map(this::game);
  }

  private GameSetup game(String rules) {
    int size =
        read("size", Integer::valueOf)
            .filter(lines -> lines >= NewGame.FEWEST_LINES && lines <= Point.MOST_LINES)
            .orElse(USUAL_LINES);
    return GameSetup.of(GameRecord.of(rules, Start.empty(size), List.of()))
        .black(seat(Stone.BLACK.word()))
        .white(seat(Stone.WHITE.word()))
        .budget(new Budget(limits()))
        .fouls(
            read("fouls", word -> Fouls.valueOf(word.toUpperCase(Locale.ROOT)))
                .orElse(Fouls.REFUSE))
        .ponder(read("ponder", Boolean::valueOf).orElse(false))
        .build();
  }

  private Seat seat(String side) {
    String player = workbench.preferences().get(KEPT + side).orElse("");
    if (player.isBlank()) {
      return new Seat.Human("");
    }
    Map<String, String> options = new LinkedHashMap<>();
    for (String line :
        LINES.split(workbench.preferences().get(KEPT + side + ".options").orElse(""), -1)) {
      int equals = line.indexOf('=');
      if (equals > 0) {
        options.put(line.substring(0, equals), line.substring(equals + 1));
      }
    }
    Isolation isolation =
        read(side + ".isolated", word -> Isolation.valueOf(word.toUpperCase(Locale.ROOT)))
            .orElse(Isolation.NONE);
    return new Seat.Computer(
        new PlayerSpec(player, options, ThreadLocalRandom.current().nextLong(), isolation));
  }

  private List<Limit> limits() {
    List<Limit> limits = new ArrayList<>();
    read("nodes", text -> new Limit.Nodes(Long.parseLong(text))).ifPresent(limits::add);
    read("depth", text -> new Limit.Depth(Integer.parseInt(text))).ifPresent(limits::add);
    read("time", text -> new Limit.MoveTime(millis(text))).ifPresent(limits::add);
    read("clock", LastGame::clock).ifPresent(limits::add);
    return limits;
  }

  private static Limit.Clock clock(String text) {
    int plus = text.indexOf('+');
    return new Limit.Clock(millis(text.substring(0, plus)), millis(text.substring(plus + 1)));
  }

  private static Duration millis(String text) {
    return Duration.ofMillis(Long.parseLong(text));
  }

  /** Returns a parsed value; empty if it is missing or invalid. */
  private <T> Optional<T> read(String key, Function<String, T> reads) {
    try {
      return workbench.preferences().get(KEPT + key).filter(text -> !text.isEmpty()).map(reads);
    } catch (IllegalArgumentException | IndexOutOfBoundsException nonsense) {
      return Optional.empty();
    }
  }
}
