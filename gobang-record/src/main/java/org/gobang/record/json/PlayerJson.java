package org.gobang.record.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.Map;
import org.gobang.api.player.PlayerSpec;

/**
 * Players: {@code "player":"runs","options":{"level":"3"},"seed":0,"isolated":false}. Secret
 * options are written like others: remove them before.
 */
public final class PlayerJson {

  private PlayerJson() {}

  /**
   * Writes a player.
   *
   * @param player the player and its settings
   * @param json the generator, within the object
   * @throws IOException if the generator throws it
   */
  public static void write(PlayerSpec player, JsonGenerator json) throws IOException {
    json.writeStringField("player", player.player());
    json.writeObjectFieldStart("options");
    for (Map.Entry<String, String> option : player.options().entrySet()) {
      json.writeStringField(option.getKey(), option.getValue());
    }
    json.writeEndObject();
    json.writeNumberField("seed", player.seed());
    json.writeBooleanField("isolated", player.isolated());
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
                JsonFields.bool(json, "isolated")));
  }
}
