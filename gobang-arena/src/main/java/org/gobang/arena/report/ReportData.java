package org.gobang.arena.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.record.Ending;
import org.gobang.arena.Standings;
import org.gobang.arena.machine.MachineRowsJson;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.play.PlayedJson;
import org.gobang.arena.rating.EloEstimate;
import org.gobang.arena.rating.JointRating;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.record.json.BudgetJson;
import org.gobang.record.json.JsonText;
import org.gobang.record.json.ResultJson;

/**
 * The data for the script of the page.
 *
 * @param tournament the tournament
 * @param standings its standings
 * @param mostFailures the maximum number of failures; those of the latest games are listed
 * @param games has each game that is shown; called once
 */
record ReportData(
    TournamentPlan tournament,
    Standings standings,
    int mostFailures,
    Consumer<BiConsumer<GameOrder, PlayedGame>> games)
    implements JsonText.Fields {

  @Override
  public void writeTo(JsonGenerator json) throws IOException {
    run(json);
    players(json);
    met(json);
    failures(json);
    MachineRowsJson.write(standings.machines(), json);
    if (standings.test().isPresent()) {
      test(json, standings.test().get());
    }
    new EstimateHistoryData(standings).writeTo(json);
    games(json);
  }

  private void run(JsonGenerator json) throws IOException {
    json.writeStringField("board", tournament.rules());
    json.writeNumberField("size", tournament.openings().get(0).start().size());
    json.writeStringField("format", tournament.format().word());
    JsonText.object(json, "limits", fields -> BudgetJson.write(tournament.budget(), fields));
    json.writeNumberField("openings", tournament.openings().size());
    // As a string, because numbers in JavaScript have fewer digits.
    json.writeStringField("seed", String.valueOf(tournament.seed()));
    json.writeNumberField("planned", standings.planned());
    json.writeNumberField("games", standings.games());
    json.writeNumberField("blackWins", standings.blackWins());
    json.writeNumberField("whiteWins", standings.whiteWins());
    json.writeNumberField("repeats", standings.repeats());
  }

  private void players(JsonGenerator json) throws IOException {
    JointRating joint = standings.rating();
    List<JointRating.Rating> ratings = joint.ratings();
    json.writeArrayFieldStart("players");
    for (int i = 0; i < ratings.size(); i++) {
      Standings.Score score = standings.total(i);
      EloEstimate elo = score.elo();
      json.writeStartObject();
      json.writeStringField("name", standings.players().get(i));
      score(json, score);
      json.writeNumberField("timeouts", standings.failures(i, Ending.OVERSTEPPED));
      estimate(json, "elo", elo.elo(), elo.low(), elo.high());
      JointRating.Rating rating = ratings.get(i);
      estimate(json, "rating", rating.elo(), rating.low(), rating.high());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeFieldName("ranking");
    json.writeArray(
        joint.ranking().stream().mapToInt(Integer::intValue).toArray(), 0, ratings.size());
  }

  private static void score(JsonGenerator json, Standings.Score score) throws IOException {
    json.writeNumberField("wins", score.wins());
    json.writeNumberField("draws", score.draws());
    json.writeNumberField("losses", score.losses());
  }

  private static void estimate(
      JsonGenerator json, String field, double elo, double low, double high) throws IOException {
    json.writeFieldName(field);
    json.writeArray(new double[] {elo, low, high}, 0, 3);
  }

  private void met(JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("met");
    for (List<Standings.Score> row : standings.met()) {
      json.writeStartArray();
      for (Standings.Score score : row) {
        json.writeStartObject();
        score(json, score);
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    json.writeEndArray();
  }

  private void failures(JsonGenerator json) throws IOException {
    List<Standings.Failure> failures = standings.failures();
    json.writeNumberField("failed", failures.size());
    JsonText.objects(
        json,
        "failures",
        failures.subList(Math.max(0, failures.size() - mostFailures), failures.size()),
        failure -> {
          json.writeNumberField("game", failure.game());
          json.writeStringField("player", failure.player());
          json.writeStringField("kind", failure.ending().word());
          json.writeStringField("words", failure.words());
        });
  }

  private static void test(JsonGenerator json, Standings.Test test) throws IOException {
    json.writeObjectFieldStart("sprt");
    json.writeNumberField("elo0", test.sprt().elo0());
    json.writeNumberField("elo1", test.sprt().elo1());
    json.writeNumberField("ratio", test.sprt().ratio(test.pairs()));
    json.writeNumberField("lower", test.sprt().lower());
    json.writeNumberField("upper", test.sprt().upper());
    json.writeStringField("verdict", test.verdict().name().toLowerCase(Locale.ROOT));
    json.writeEndObject();
  }

  private void games(JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("records");
    try {
      games.accept((order, played) -> game(json, order, played));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    json.writeEndArray();
  }

  private void game(JsonGenerator json, GameOrder order, PlayedGame played) {
    try {
      json.writeStartObject();
      json.writeNumberField("game", order.number());
      json.writeNumberField("black", standings.players().indexOf(order.black().name()));
      json.writeNumberField("white", standings.players().indexOf(order.white().name()));
      ResultJson.write(played.result(), json);
      json.writeNumberField("opening", order.opening().moves().size());
      moves(json, "setup", order.opening().start().stones());
      moves(json, "moves", played.moves());
      PlayedJson.writeTimes(played, json);
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes each move with the letter of its colour, because colours need not alternate. */
  private static void moves(JsonGenerator json, String field, List<? extends Move> moves)
      throws IOException {
    StringBuilder text = new StringBuilder();
    for (Move move : moves) {
      text.append(text.length() == 0 ? "" : " ");
      text.append(move.stone() == Stone.BLACK ? 'B' : 'W').append(move);
    }
    json.writeStringField(field, text.toString());
  }
}
