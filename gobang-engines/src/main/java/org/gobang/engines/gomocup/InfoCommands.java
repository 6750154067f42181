package org.gobang.engines.gomocup;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;

/** Creates the {@code INFO} commands for an engine: rules, memory and time. */
final class InfoCommands {

  /**
   * The value for no limit in the protocol, which is also the largest number that old engines can
   * parse.
   */
  private static final long UNLIMITED = Integer.MAX_VALUE;

  /** The host's limit if the budget does not limit the time. */
  private static final Duration WITHOUT_TIME = Duration.ofSeconds(60);

  private static final int GAME_TYPE_ENGINE = 1;

  /** Rapfi's value for details of its principal variations only. */
  private static final int SHOW_DETAIL = 2;

  private final EngineSetup setup;
  private final int rule;

  /** The clock's time when it was first sent. */
  private long match;

  InfoCommands(EngineSetup setup, int rule) {
    this.setup = setup;
    this.rule = rule;
  }

  /** Returns the commands for the whole game. Engines ignore unknown keys. */
  List<String> forGame() {
    Map<String, Object> infos = new LinkedHashMap<>();
    infos.put("max_memory", setup.memory());
    infos.put("game_type", GAME_TYPE_ENGINE);
    infos.put("rule", rule);
    infos.put("show_detail", SHOW_DETAIL);
    setup.data().ifPresent(folder -> infos.put("folder", folder));
    infos.putAll(setup.infos());
    match = 0;
    return lines(infos);
  }

  /** Returns the commands for the next move. */
  List<String> forMove(Budget budget) {
    Map<String, Object> infos = new LinkedHashMap<>();
    long left =
        budget.limit(Limit.Clock.class).map(clock -> within(clock.left())).orElse(UNLIMITED);
    long time = budget.limit(Limit.MoveTime.class).map(each -> within(each.time())).orElse(left);
    if (left < UNLIMITED && match == 0) {
      match = left;
      infos.put("timeout_match", match);
    }
    boolean noTime = left == UNLIMITED && time == UNLIMITED;
    infos.put("timeout_turn", noTime ? within(WITHOUT_TIME) : time);
    infos.put("time_left", left);
    budget
        .limit(Limit.Clock.class)
        .filter(clock -> !clock.increment().isZero())
        .ifPresent(clock -> infos.put("time_increment", millis(clock.increment())));
    budget.limit(Limit.Nodes.class).ifPresent(nodes -> infos.put("max_node", nodes.count()));
    budget.limit(Limit.Depth.class).ifPresent(depth -> infos.put("max_depth", depth.plies()));
    return lines(infos);
  }

  /** Returns a time in milliseconds, without the reserve. */
  private long within(Duration time) {
    return Math.max(0, millis(time) - setup.reserve().toMillis());
  }

  private static long millis(Duration time) {
    Duration longest = Duration.ofMillis(UNLIMITED - 1);
    return time.compareTo(longest) < 0 ? time.toMillis() : longest.toMillis();
  }

  private static List<String> lines(Map<String, Object> infos) {
    return infos.entrySet().stream()
        .map(info -> "INFO " + info.getKey() + " " + info.getValue())
        .toList();
  }
}
