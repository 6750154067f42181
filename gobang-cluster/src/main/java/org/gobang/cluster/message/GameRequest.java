package org.gobang.cluster.message;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.gobang.api.RefusedException;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.OrderJson;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;

/**
 * A game that is handed out.
 *
 * @param id identifies the run, the game and its order
 * @param order the order, without secrets
 */
public record GameRequest(String id, GameOrder order) {

  private static final int DIGEST_BYTES = 8;

  /**
   * The request for a game.
   *
   * @param run the id of the run
   * @param order the order
   */
  public static GameRequest of(String run, GameOrder order) {
    String id = run + "-" + order.number() + "-" + digest(orderText(order));
    return new GameRequest(id, order);
  }

  /** The form that is sent. */
  public String text() {
    return JsonText.object(
        json -> {
          json.writeStringField("id", id);
          JsonText.object(json, "order", fields -> OrderJson.write(order, fields));
        });
  }

  /**
   * Reads what was sent.
   *
   * @throws RefusedException if it is no request
   */
  public static GameRequest read(String text) {
    try {
      var json = JsonFields.parse(text);
      return new GameRequest(
          JsonFields.string(json, "id"), OrderJson.read(JsonFields.object(json, "order")));
    } catch (JsonProcessingException e) {
      throw new RefusedException("a request is no JSON", e);
    }
  }

  private static String orderText(GameOrder order) {
    return JsonText.object(json -> OrderJson.write(order, json));
  }

  private static String digest(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, DIGEST_BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
