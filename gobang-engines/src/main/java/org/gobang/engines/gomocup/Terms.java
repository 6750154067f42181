package org.gobang.engines.gomocup;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;

/** On what terms an engine plays, as {@code INFO} lines: the rules, its memory, its time. */
final class Terms {

  /** No limit, by the protocol; and the greatest number that old engines read. */
  private static final long UNLIMITED = Integer.MAX_VALUE;

  /** How long the host waits where the budget has no time. */
  private static final Duration WITHOUT_TIME = Duration.ofSeconds(60);

  private static final int AGAINST_AN_ENGINE = 1;

  /** Rapfi's word for its lines of play, and no more than that. */
  private static final int DETAIL = 2;

  private final EngineSetup setup;
  private final int rule;

  /** What the clock showed when the engine was first told of it. */
  private long match;

  Terms(EngineSetup setup, int rule) {
    this.setup = setup;
    this.rule = rule;
  }

  /** What holds for the whole game; others than ours pass over what they do not know. */
  List<String> ofGame() {
    Map<String, Object> terms = new LinkedHashMap<>();
    terms.put("max_memory", setup.memory());
    terms.put("game_type", AGAINST_AN_ENGINE);
    terms.put("rule", rule);
    terms.put("show_detail", DETAIL);
    setup.data().ifPresent(folder -> terms.put("folder", folder));
    terms.putAll(setup.infos());
    match = 0;
    return lines(terms);
  }

  /** What holds for the next move. */
  List<String> ofMove(Budget budget) {
    Map<String, Object> terms = new LinkedHashMap<>();
    long left =
        budget.limit(Limit.Clock.class).map(clock -> within(clock.left())).orElse(UNLIMITED);
    long time = budget.limit(Limit.MoveTime.class).map(each -> within(each.time())).orElse(left);
    if (left < UNLIMITED && match == 0) {
      match = left;
      terms.put("timeout_match", match);
    }
    boolean noTime = left == UNLIMITED && time == UNLIMITED;
    terms.put("timeout_turn", noTime ? within(WITHOUT_TIME) : time);
    terms.put("time_left", left);
    budget
        .limit(Limit.Clock.class)
        .filter(clock -> !clock.increment().isZero())
        .ifPresent(clock -> terms.put("time_increment", millis(clock.increment())));
    budget.limit(Limit.Nodes.class).ifPresent(nodes -> terms.put("max_node", nodes.count()));
    budget.limit(Limit.Depth.class).ifPresent(depth -> terms.put("max_depth", depth.plies()));
    return lines(terms);
  }

  /** The milliseconds of a time that the engine may use of it. */
  private long within(Duration time) {
    return Math.max(0, millis(time) - setup.reserve().toMillis());
  }

  private static long millis(Duration time) {
    Duration longest = Duration.ofMillis(UNLIMITED - 1);
    return time.compareTo(longest) < 0 ? time.toMillis() : longest.toMillis();
  }

  private static List<String> lines(Map<String, Object> terms) {
    List<String> lines = new ArrayList<>();
    terms.forEach((key, value) -> lines.add("INFO " + key + " " + value));
    return lines;
  }
}
