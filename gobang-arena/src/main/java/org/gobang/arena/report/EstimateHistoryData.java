package org.gobang.arena.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.stream.DoubleStream;
import org.gobang.arena.EstimatePoint;
import org.gobang.arena.Standings;
import org.gobang.arena.rating.EloEstimate;
import org.gobang.record.json.JsonText;

/**
 * The field {@code course} of the data: number of games at each point, lead and interval of each
 * player, and ratio of a test. For two players, only the first is included.
 *
 * @param standings the standings
 */
record EstimateHistoryData(Standings standings) implements JsonText.Fields {

  @Override
  public void writeTo(JsonGenerator json) throws IOException {
    List<EstimatePoint> course = standings.course();
    int players = standings.players().size();
    json.writeObjectFieldStart("course");
    json.writeFieldName("games");
    json.writeArray(course.stream().mapToInt(EstimatePoint::games).toArray(), 0, course.size());
    json.writeArrayFieldStart("elo");
    for (int player = 0; player < (players == 2 ? 1 : players); player++) {
      json.writeStartArray();
      for (EstimatePoint point : course) {
        EloEstimate elo = point.elo().get(player);
        array(json, DoubleStream.of(elo.elo(), elo.low(), elo.high()), 10);
      }
      json.writeEndArray();
    }
    json.writeEndArray();
    if (standings.test().isPresent()) {
      json.writeFieldName("ratio");
      array(json, course.stream().mapToDouble(point -> point.ratio().orElse(0)), 1000);
    }
    json.writeEndObject();
  }

  /**
   * Writes values without the digits that are invisible in a curve. They would make up most of the
   * page.
   */
  private static void array(JsonGenerator json, DoubleStream values, double parts)
      throws IOException {
    double[] rounded = values.map(value -> Math.round(value * parts) / parts).toArray();
    json.writeArray(rounded, 0, rounded.length);
  }
}
