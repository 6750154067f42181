package org.gobang.launcher.arena;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Locale;
import org.gobang.arena.Standings;
import org.gobang.arena.machine.MachineRowsJson;
import org.gobang.arena.rating.EloEstimate;
import org.gobang.record.json.JsonText;

/** The output of {@code gobang arena --json} and {@code gobang arena purge --json}. */
final class ArenaAnswer {

  private ArenaAnswer() {}

  static String json(Standings end) {
    return JsonText.object(json -> write(json, end));
  }

  /** Returns the output for removed games. */
  static String json(int purged, Standings left) {
    return JsonText.object(
        json -> {
          json.writeNumberField("purged", purged);
          write(json, left);
        });
  }

  private static void write(JsonGenerator json, Standings end) throws IOException {
    json.writeNumberField("games", end.games());
    json.writeArrayFieldStart("players");
    for (int i = 0; i < end.players().size(); i++) {
      player(json, end.players().get(i), end.total(i));
    }
    json.writeEndArray();
    JsonText.objects(
        json,
        "failures",
        end.failures(),
        failure -> {
          json.writeNumberField("game", failure.game());
          json.writeStringField("player", failure.player());
          json.writeStringField("kind", failure.ending().word());
        });
    json.writeFieldName("sprt");
    if (end.test().isPresent()) {
      test(json, end.test().get());
    } else {
      json.writeNull();
    }
    MachineRowsJson.write(end.machines(), json);
  }

  private static void player(JsonGenerator json, String name, Standings.Score score)
      throws IOException {
    EloEstimate elo = score.elo();
    json.writeStartObject();
    json.writeStringField("player", name);
    score(json, score);
    json.writeNumberField("elo", Math.round(elo.elo()));
    json.writeNumberField("low", Math.round(elo.low()));
    json.writeNumberField("high", Math.round(elo.high()));
    json.writeEndObject();
  }

  /** Writes the numbers of games. */
  static void score(JsonGenerator json, Standings.Score score) throws IOException {
    json.writeNumberField("games", score.games());
    json.writeNumberField("wins", score.wins());
    json.writeNumberField("draws", score.draws());
    json.writeNumberField("losses", score.losses());
  }

  private static void test(JsonGenerator json, Standings.Test test) throws IOException {
    json.writeStartObject();
    json.writeNumberField("elo0", test.sprt().elo0());
    json.writeNumberField("elo1", test.sprt().elo1());
    json.writeNumberField("alpha", test.sprt().alpha());
    json.writeNumberField("beta", test.sprt().beta());
    json.writeNumberField("pairs", test.pairs().pairs());
    json.writeNumberField("llr", test.sprt().ratio(test.pairs()));
    json.writeNumberField("lower", test.sprt().lower());
    json.writeNumberField("upper", test.sprt().upper());
    json.writeStringField("verdict", test.verdict().name().toLowerCase(Locale.ROOT));
    json.writeEndObject();
  }
}
