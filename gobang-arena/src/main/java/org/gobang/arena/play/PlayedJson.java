package org.gobang.arena.play;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;
import org.gobang.record.json.PositionJson;
import org.gobang.record.json.ResultJson;

/**
 * The JSON form of played games: result, moves, times of the moves in microseconds, and machine.
 */
public final class PlayedJson {

  private static final int NANOS_PER_MICRO = 1000;

  private static final String EXCHANGED = "exchanged";

  private static final String MACHINE = "machine";

  private PlayedJson() {}

  /**
   * Writes a played game into the current object.
   *
   * @param played the game
   * @param first the side that moves first in it
   * @param json the generator
   * @throws IOException if the generator fails
   */
  public static void write(PlayedGame played, Stone first, JsonGenerator json) throws IOException {
    ResultJson.write(played.result(), json);
    PositionJson.writeMoves(played.moves(), first, json);
    if (played.exchanged()) {
      json.writeBooleanField(EXCHANGED, true);
    }
    writeTimes(played, json);
    if (played.machine().isPresent()) {
      Machine machine = played.machine().get();
      JsonText.object(
          json,
          MACHINE,
          fields -> {
            fields.writeStringField("name", machine.name());
            JsonText.whole(fields, "nodesPerSecond", machine.nodesPerSecond());
            fields.writeNumberField("timeScale", machine.timeScale());
          });
    }
  }

  /**
   * Writes the times of the moves.
   *
   * @param played the game
   * @param json the generator
   * @throws IOException if the generator fails
   */
  public static void writeTimes(PlayedGame played, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("micros");
    for (Duration spent : played.spent()) {
      json.writeNumber(spent.toNanos() / NANOS_PER_MICRO);
    }
    json.writeEndArray();
  }

  /**
   * Reads a played game.
   *
   * @param json the object
   * @param order the order of the game
   * @return the game
   * @throws RefusedException if it is not a played game; the message gives the reason
   */
  public static PlayedGame read(JsonNode json, GameOrder order) {
    List<Duration> spent = new ArrayList<>();
    for (JsonNode micros : JsonFields.array(json, "micros")) {
      if (!micros.isIntegralNumber()) {
        throw new RefusedException("micros must be whole numbers");
      }
      spent.add(Duration.ofNanos(micros.longValue() * NANOS_PER_MICRO));
    }
    return JsonFields.checked(
        () ->
            new PlayedGame(
                ResultJson.read(json),
                PositionJson.readMoves(json, order.opening().start()),
                spent,
                json.path(EXCHANGED).asBoolean(),
                json.has(MACHINE)
                    ? Optional.of(machine(JsonFields.object(json, MACHINE)))
                    : Optional.empty()));
  }

  private static Machine machine(JsonNode json) {
    return new Machine(
        JsonFields.string(json, "name"),
        JsonFields.longInteger(json, "nodesPerSecond"),
        JsonFields.decimal(json, "timeScale"));
  }
}
