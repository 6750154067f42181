package org.gobang.arena.schedule;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.arena.play.OrderJson;
import org.gobang.arena.rating.Sprt;
import org.gobang.record.json.BudgetJson;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;

/**
 * The JSON form of tournaments. Tournaments with equal forms are equal. Every field except the
 * number of games affects each game.
 */
public final class TournamentJson {

  /** The field with the number of games. */
  public static final String GAMES = "games";

  /** The field with the seed. */
  public static final String SEED = "seed";

  private TournamentJson() {}

  /**
   * Writes a tournament into the current object. Its fields are named like the options of the
   * command.
   *
   * @param tournament the tournament
   * @param json the generator
   * @throws IOException if the generator fails
   */
  public static void write(TournamentPlan tournament, JsonGenerator json) throws IOException {
    JsonText.objects(
        json, "players", tournament.players(), player -> OrderJson.write(player, json));
    json.writeStringField("format", tournament.format().word());
    json.writeNumberField(GAMES, tournament.games());
    json.writeStringField("board", tournament.rules());
    json.writeNumberField("size", tournament.openings().get(0).start().size());
    JsonText.object(json, "limits", fields -> BudgetJson.write(tournament.budget(), fields));
    json.writeStringField(SEED, Long.toString(tournament.seed()));
    JsonText.object(
        json, "adjudication", fields -> OrderJson.write(tournament.adjudication(), fields));
    if (tournament.sprt().isPresent()) {
      Sprt sprt = tournament.sprt().get();
      json.writeObjectFieldStart("sprt");
      json.writeNumberField("elo0", sprt.elo0());
      json.writeNumberField("elo1", sprt.elo1());
      json.writeNumberField("alpha", sprt.alpha());
      json.writeNumberField("beta", sprt.beta());
      json.writeEndObject();
    }
    JsonText.objects(
        json, "openings", tournament.openings(), opening -> OrderJson.write(opening, json));
  }

  /**
   * Reads a tournament.
   *
   * @param json the object
   * @return the tournament; its players have no secrets
   * @throws org.gobang.api.RefusedException if it is not a tournament; the message gives the reason
   */
  public static TournamentPlan read(JsonNode json) {
    Format format =
        Format.of(JsonFields.string(json, "format"))
            .orElseThrow(() -> new RefusedException("format: there is no such format"));
    return JsonFields.checked(
        () ->
            new TournamentPlan(
                JsonFields.array(json, "players").stream().map(OrderJson::contestant).toList(),
                format,
                JsonFields.integer(json, GAMES),
                JsonFields.string(json, "board"),
                BudgetJson.read(JsonFields.object(json, "limits")),
                JsonFields.array(json, "openings").stream().map(OrderJson::opening).toList(),
                JsonFields.longInteger(json, SEED),
                OrderJson.adjudication(JsonFields.object(json, "adjudication")),
                json.has("sprt")
                    ? Optional.of(sprt(JsonFields.object(json, "sprt")))
                    : Optional.empty()));
  }

  private static Sprt sprt(JsonNode json) {
    return new Sprt(
        JsonFields.decimal(json, "elo0"),
        JsonFields.decimal(json, "elo1"),
        JsonFields.decimal(json, "alpha"),
        JsonFields.decimal(json, "beta"));
  }
}
