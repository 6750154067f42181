package org.gobang.record.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;

/**
 * The JSON form of budgets: {@code
 * "timeMs":5000,"clockMs":60000,"incrementMs":0,"nodes":1000,"depth":8}, with only the limits of
 * the budget. Times are milliseconds with up to 6 decimals.
 */
public final class BudgetJson {

  private static final BigInteger NANOS_PER_SECOND = BigInteger.valueOf(1_000_000_000);
  private static final BigDecimal MAX_MILLIS = millis(Duration.ofSeconds(Long.MAX_VALUE));
  private static final int DECIMALS = 6;

  private BudgetJson() {}

  /**
   * Writes the limits of a budget in a fixed order.
   *
   * @param budget the budget
   * @param json the generator, within the object
   * @throws IOException if the generator fails
   */
  public static void write(Budget budget, JsonGenerator json) throws IOException {
    Limit.MoveTime time = budget.limit(Limit.MoveTime.class).orElse(null);
    Limit.Clock clock = budget.limit(Limit.Clock.class).orElse(null);
    Limit.Nodes nodes = budget.limit(Limit.Nodes.class).orElse(null);
    Limit.Depth depth = budget.limit(Limit.Depth.class).orElse(null);
    if (time != null) {
      json.writeNumberField("timeMs", millis(time.time()));
    }
    if (clock != null) {
      json.writeNumberField("clockMs", millis(clock.left()));
      json.writeNumberField("incrementMs", millis(clock.increment()));
    }
    if (nodes != null) {
      JsonText.whole(json, "nodes", nodes.count());
    }
    if (depth != null) {
      json.writeNumberField("depth", depth.plies());
    }
  }

  private static BigDecimal millis(Duration time) {
    BigDecimal nanos = BigDecimal.valueOf(time.getNano(), DECIMALS);
    BigDecimal millis = BigDecimal.valueOf(time.getSeconds()).movePointRight(3).add(nanos);
    BigDecimal shortest = millis.stripTrailingZeros();
    return shortest.scale() < 0 ? shortest.setScale(0) : shortest;
  }

  /**
   * Reads a budget.
   *
   * @param json the object
   * @return the budget, with the limits in the order of writing
   */
  public static Budget read(JsonNode json) {
    List<Limit> limits = new ArrayList<>();
    if (json.has("timeMs")) {
      Duration time = duration(json, "timeMs");
      limits.add(JsonFields.checked(() -> new Limit.MoveTime(time)));
    }
    if (json.has("clockMs")) {
      limits.add(new Limit.Clock(duration(json, "clockMs"), duration(json, "incrementMs")));
    }
    if (json.has("nodes")) {
      long nodes = JsonFields.longInteger(json, "nodes");
      limits.add(JsonFields.checked(() -> new Limit.Nodes(nodes)));
    }
    if (json.has("depth")) {
      int plies = JsonFields.integer(json, "depth");
      limits.add(JsonFields.checked(() -> new Limit.Depth(plies)));
    }
    return new Budget(limits);
  }

  private static Duration duration(JsonNode json, String name) {
    JsonNode value = JsonFields.value(json, name);
    BigDecimal millis = value.decimalValue();
    // Checked before any arithmetic, because 1e999999999 would exhaust the memory.
    boolean inRange =
        value.isNumber()
            && millis.signum() >= 0
            && millis.scale() <= DECIMALS
            && millis.compareTo(MAX_MILLIS) <= 0;
    JsonFields.check(inRange, name, "milliseconds, with 6 decimals at most", value);
    BigInteger[] parts =
        millis.movePointRight(DECIMALS).toBigIntegerExact().divideAndRemainder(NANOS_PER_SECOND);
    return Duration.ofSeconds(parts[0].longValueExact(), parts[1].longValueExact());
  }
}
