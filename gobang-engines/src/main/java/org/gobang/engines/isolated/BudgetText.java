package org.gobang.engines.isolated;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;

/**
 * Budgets as JSON: {@code {"moveTime":5000000000,"left":60000000000,"increment":0,"nodes":1000,
 * "depth":8}}, each limit only where there is one; times are nanoseconds.
 */
final class BudgetText {

  private BudgetText() {}

  static void write(Budget budget, ObjectNode json) {
    for (Limit limit : budget.limits()) {
      if (limit instanceof Limit.MoveTime time) {
        json.put("moveTime", nanos(time.time()));
      } else if (limit instanceof Limit.Clock clock) {
        json.put("left", nanos(clock.left())).put("increment", nanos(clock.increment()));
      } else if (limit instanceof Limit.Nodes nodes) {
        json.put("nodes", nodes.count());
      } else if (limit instanceof Limit.Depth depth) {
        json.put("depth", depth.plies());
      }
    }
  }

  /** What does not fit is longer than anybody waits. */
  private static long nanos(Duration time) {
    Duration longest = Duration.ofNanos(Long.MAX_VALUE);
    return time.compareTo(longest) < 0 ? time.toNanos() : Long.MAX_VALUE;
  }

  static Budget read(JsonNode json) {
    List<Limit> limits = new ArrayList<>();
    if (json.has("moveTime")) {
      limits.add(new Limit.MoveTime(time(json, "moveTime")));
    }
    if (json.has("left")) {
      limits.add(new Limit.Clock(time(json, "left"), time(json, "increment")));
    }
    if (json.has("nodes")) {
      limits.add(new Limit.Nodes(json.get("nodes").asLong()));
    }
    if (json.has("depth")) {
      limits.add(new Limit.Depth(json.get("depth").asInt()));
    }
    return new Budget(limits);
  }

  private static Duration time(JsonNode json, String field) {
    return Duration.ofNanos(json.required(field).asLong());
  }
}
