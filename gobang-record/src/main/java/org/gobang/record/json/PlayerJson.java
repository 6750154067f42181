package org.gobang.record.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import org.gobang.api.player.Isolation;
import org.gobang.api.player.PlayerSpec;

/**
 * The JSON form of players: {@code
 * "player":"runs","options":{"level":"3"},"seed":"0","isolated":false}, and {@code "strict":true}
 * for strictly isolated ones. Secret options must be removed beforehand, because they are written
 * like other options.
 */
public final class PlayerJson {

  private static final String STRICT = "strict";

  private PlayerJson() {}

  /**
   * Writes a player.
   *
   * @param player the player and its settings
   * @param json the generator, within the object
   * @throws IOException if the generator fails
   */
  public static void write(PlayerSpec player, JsonGenerator json) throws IOException {
    json.writeStringField("player", player.player());
    JsonText.map(json, "options", player.options());
    json.writeStringField("seed", Long.toString(player.seed()));
    json.writeBooleanField("isolated", player.isolated());
    if (player.isolation() == Isolation.STRICT) {
      json.writeBooleanField(STRICT, true);
    }
  }

  /**
   * Reads a player.
   *
   * @param json the object
   * @return the player and its settings
   */
  public static PlayerSpec read(JsonNode json) {
    return JsonFields.checked(
        () ->
            new PlayerSpec(
                JsonFields.string(json, "player"),
                JsonFields.stringMap(json, "options"),
                JsonFields.longInteger(json, "seed"),
                isolation(json)));
  }

  private static Isolation isolation(JsonNode json) {
    if (!JsonFields.bool(json, "isolated")) {
      return Isolation.NONE;
    }
    return json.has(STRICT) && JsonFields.bool(json, STRICT) ? Isolation.STRICT : Isolation.PROCESS;
  }
}
