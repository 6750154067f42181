package org.gobang.arena.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.PlayerSpec;
import org.gobang.arena.opening.Opening;

/**
 * What is to be played, as JSON.
 *
 * <p>What is read and is not what {@code write} writes is an {@link IllegalArgumentException}, or
 * the {@link org.gobang.api.RefusedException} of a point that is none.
 */
public final class OrderJson {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private OrderJson() {}

  /**
   * Writes an order.
   *
   * @param order the game
   * @return an object that {@link #read} reads
   */
  public static ObjectNode write(GameOrder order) {
    ObjectNode json = NODES.objectNode();
    json.put("game", order.number());
    json.put("board", order.rules());
    json.set("opening", write(order.opening()));
    json.set("black", write(order.black()));
    json.set("white", write(order.white()));
    json.set("limits", write(order.budget()));
    json.set("adjudication", write(order.adjudication()));
    return json;
  }

  /**
   * Reads an order.
   *
   * @param json what {@link #write} wrote
   * @return the game
   */
  public static GameOrder read(JsonNode json) {
    return new GameOrder(
        json.required("game").intValue(),
        text(json, "board"),
        opening(json.required("opening")),
        contestant(json.required("black")),
        contestant(json.required("white")),
        budget(json.required("limits")),
        adjudication(json.required("adjudication")));
  }

  /**
   * Writes an opening.
   *
   * @param opening where a game begins
   * @return its object
   */
  public static ObjectNode write(Opening opening) {
    ObjectNode json = NODES.objectNode();
    Start start = opening.start();
    json.put("size", start.size());
    if (!start.equals(Start.empty(start.size()))) {
      json.put("first", word(start.first()));
      for (Stone stone : Stone.values()) {
        ArrayNode points = json.putArray(word(stone));
        start.stones().stream()
            .filter(place -> place.stone() == stone)
            .forEach(place -> points.add(place.point().toString()));
      }
    }
    return json.put("moves", opening.toString());
  }

  private static Opening opening(JsonNode json) {
    List<Move.Place> stones = new ArrayList<>();
    for (Stone stone : Stone.values()) {
      json.path(word(stone))
          .forEach(point -> stones.add(new Move.Place(stone, Point.parse(point.asText()))));
    }
    Stone first = json.path("first").asText("black").equals("black") ? Stone.BLACK : Stone.WHITE;
    Start start = new Start(json.required("size").intValue(), stones, first);
    return new Opening(start, MoveText.parse(text(json, "moves"), first));
  }

  /**
   * Writes a contestant, without secrets.
   *
   * @param contestant a player with its name
   * @return its object
   */
  public static ObjectNode write(Contestant contestant) {
    PlayerSpec who = contestant.written();
    ObjectNode json = NODES.objectNode();
    json.put("name", contestant.name());
    json.put("player", who.player());
    ObjectNode options = json.putObject("options");
    who.options().forEach(options::put);
    json.put("seed", who.seed());
    json.put("isolated", who.isolated());
    return json;
  }

  private static Contestant contestant(JsonNode json) {
    Map<String, String> options = new LinkedHashMap<>();
    json.required("options")
        .properties()
        .forEach(option -> options.put(option.getKey(), option.getValue().asText()));
    return new Contestant(
        text(json, "name"),
        new PlayerSpec(
            text(json, "player"),
            options,
            json.required("seed").longValue(),
            json.required("isolated").booleanValue()));
  }

  /**
   * Writes a budget.
   *
   * @param budget what a move may cost
   * @return its object, with a field for each limit
   */
  public static ObjectNode write(Budget budget) {
    ObjectNode json = NODES.objectNode();
    budget.limit(Limit.MoveTime.class).ifPresent(it -> json.put("timeMs", it.time().toMillis()));
    budget
        .limit(Limit.Clock.class)
        .ifPresent(
            clock ->
                json.put("clockMs", clock.left().toMillis())
                    .put("incrementMs", clock.increment().toMillis()));
    budget.limit(Limit.Nodes.class).ifPresent(it -> json.put("nodes", it.count()));
    budget.limit(Limit.Depth.class).ifPresent(it -> json.put("depth", it.plies()));
    return json;
  }

  private static Budget budget(JsonNode json) {
    List<Limit> limits = new ArrayList<>();
    if (json.has("timeMs")) {
      limits.add(new Limit.MoveTime(millis(json, "timeMs")));
    }
    if (json.has("clockMs")) {
      limits.add(new Limit.Clock(millis(json, "clockMs"), millis(json, "incrementMs")));
    }
    if (json.has("nodes")) {
      limits.add(new Limit.Nodes(json.required("nodes").longValue()));
    }
    if (json.has("depth")) {
      limits.add(new Limit.Depth(json.required("depth").intValue()));
    }
    return new Budget(limits);
  }

  /**
   * Writes when games are adjudicated.
   *
   * @param adjudication the rules of it
   * @return its object, empty where there are none
   */
  public static ObjectNode write(Adjudication adjudication) {
    ObjectNode json = NODES.objectNode();
    adjudication.drawAfter().ifPresent(moves -> json.put("drawAfter", moves));
    adjudication
        .resign()
        .ifPresent(
            resign -> {
              json.put("resignMoves", resign.moves());
              resign.score().ifPresent(score -> json.put("resignScore", score));
            });
    return json;
  }

  private static Adjudication adjudication(JsonNode json) {
    return new Adjudication(
        whole(json, "drawAfter"),
        whole(json, "resignMoves")
            .map(moves -> new Adjudication.Resign(moves, whole(json, "resignScore"))));
  }

  private static Optional<Integer> whole(JsonNode json, String field) {
    return Optional.ofNullable(json.get(field)).map(JsonNode::intValue);
  }

  private static Duration millis(JsonNode json, String field) {
    return Duration.ofMillis(json.required(field).longValue());
  }

  private static String text(JsonNode json, String field) {
    JsonNode text = json.required(field);
    if (!text.isTextual()) {
      throw new IllegalArgumentException(field + " is to be a text");
    }
    return text.textValue();
  }

  private static String word(Stone stone) {
    return stone.name().toLowerCase(Locale.ROOT);
  }
}
