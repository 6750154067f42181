package org.gobang.arena.play;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.Optional;
import org.gobang.api.board.Start;
import org.gobang.arena.opening.Opening;
import org.gobang.record.json.BudgetJson;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;
import org.gobang.record.json.PlayerJson;
import org.gobang.record.json.PositionJson;

/**
 * The JSON form of games to play. Each {@code write} method writes fields into the current object.
 */
public final class OrderJson {

  private OrderJson() {}

  /**
   * Writes a game to play, without secrets.
   *
   * @param order the order
   * @param json the generator
   * @throws IOException if the generator fails
   */
  public static void write(GameOrder order, JsonGenerator json) throws IOException {
    json.writeNumberField("game", order.number());
    json.writeStringField("board", order.rules());
    JsonText.object(json, "opening", fields -> write(order.opening(), fields));
    JsonText.object(json, "black", fields -> write(order.black(), fields));
    JsonText.object(json, "white", fields -> write(order.white(), fields));
    JsonText.object(json, "limits", fields -> BudgetJson.write(order.budget(), fields));
    JsonText.object(json, "adjudication", fields -> write(order.adjudication(), fields));
  }

  /**
   * Reads a game to play.
   *
   * @param json the object
   * @return the order
   * @throws org.gobang.api.RefusedException if it is not an order; the message gives the reason
   */
  public static GameOrder read(JsonNode json) {
    return JsonFields.checked(
        () ->
            new GameOrder(
                JsonFields.integer(json, "game"),
                JsonFields.string(json, "board"),
                opening(JsonFields.object(json, "opening")),
                contestant(JsonFields.object(json, "black")),
                contestant(JsonFields.object(json, "white")),
                BudgetJson.read(JsonFields.object(json, "limits")),
                adjudication(JsonFields.object(json, "adjudication"))));
  }

  /**
   * Reads an opening.
   *
   * @param json the object
   * @return the opening
   * @throws org.gobang.api.RefusedException if it is not an opening
   */
  public static Opening opening(JsonNode json) {
    Start start = PositionJson.readStart(json);
    return new Opening(start, PositionJson.readMoves(json, start));
  }

  /**
   * Writes an opening.
   *
   * @param opening the opening
   * @param json the generator
   * @throws IOException if the generator fails
   */
  public static void write(Opening opening, JsonGenerator json) throws IOException {
    PositionJson.write(opening.start(), opening.moves(), json);
  }

  /**
   * Writes a contestant, without secrets.
   *
   * @param contestant the contestant
   * @param json the generator
   * @throws IOException if the generator fails
   */
  public static void write(Contestant contestant, JsonGenerator json) throws IOException {
    json.writeStringField("name", contestant.name());
    PlayerJson.write(contestant.written(), json);
  }

  /**
   * Reads a contestant without secrets.
   *
   * @param json the object
   * @return the contestant
   * @throws org.gobang.api.RefusedException if it is not a contestant
   */
  public static Contestant contestant(JsonNode json) {
    return new Contestant(JsonFields.string(json, "name"), PlayerJson.read(json));
  }

  /**
   * Writes the adjudication. Missing conditions are omitted.
   *
   * @param adjudication the conditions
   * @param json the generator
   * @throws IOException if the generator fails
   */
  public static void write(Adjudication adjudication, JsonGenerator json) throws IOException {
    if (adjudication.drawAfter().isPresent()) {
      json.writeNumberField("drawAfter", adjudication.drawAfter().get());
    }
    if (adjudication.resign().isPresent()) {
      Adjudication.Resign resign = adjudication.resign().get();
      json.writeNumberField("resignMoves", resign.moves());
      if (resign.score().isPresent()) {
        json.writeNumberField("resignScore", resign.score().get());
      }
    }
  }

  /**
   * Reads the adjudication.
   *
   * @param json the object
   * @return the conditions
   * @throws org.gobang.api.RefusedException if they are not valid
   */
  public static Adjudication adjudication(JsonNode json) {
    return new Adjudication(
        optionalInteger(json, "drawAfter"),
        optionalInteger(json, "resignMoves")
            .map(moves -> new Adjudication.Resign(moves, optionalInteger(json, "resignScore"))));
  }

  private static Optional<Integer> optionalInteger(JsonNode json, String field) {
    return json.has(field) ? Optional.of(JsonFields.integer(json, field)) : Optional.empty();
  }
}
