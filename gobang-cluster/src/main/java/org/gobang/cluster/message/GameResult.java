package org.gobang.cluster.message;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.GamePlayed;
import org.gobang.arena.play.PlayedJson;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;

/**
 * What came of a request. The game is read when its order is known: {@link #played}.
 *
 * @param id that of the request
 * @param worker the name of the worker
 * @param refused why the worker cannot play the game; empty if it has
 * @param game the game as JSON
 */
public record GameResult(String id, String worker, Optional<String> refused, JsonNode game) {

  /** The form of a game that was played. */
  public static String text(GameRequest request, String worker, GamePlayed played) {
    return JsonText.object(
        json -> {
          json.writeStringField("id", request.id());
          json.writeStringField("worker", worker);
          JsonText.object(
              json,
              "played",
              fields ->
                  PlayedJson.write(played, request.order().opening().start().first(), fields));
        });
  }

  /** The form of a game that a worker cannot play. */
  public static String refusal(String id, String worker, String why) {
    return JsonText.object(
        json -> {
          json.writeStringField("id", id);
          json.writeStringField("worker", worker);
          json.writeStringField("refused", why);
        });
  }

  /**
   * Reads what was sent.
   *
   * @throws RefusedException if it is no result
   */
  public static GameResult read(String text) {
    try {
      JsonNode json = JsonFields.parse(text);
      Optional<String> refused =
          json.has("refused") ? Optional.of(JsonFields.string(json, "refused")) : Optional.empty();
      return new GameResult(
          JsonFields.string(json, "id"),
          JsonFields.string(json, "worker"),
          refused,
          json.path("played"));
    } catch (JsonProcessingException e) {
      throw new RefusedException("a result is no JSON", e);
    }
  }

  /**
   * The game.
   *
   * @param order its order
   * @throws RefusedException if it is no game of that order
   */
  public GamePlayed played(GameOrder order) {
    return PlayedJson.read(game, order);
  }
}
