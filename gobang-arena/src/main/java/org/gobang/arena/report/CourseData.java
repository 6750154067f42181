package org.gobang.arena.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.gobang.arena.CoursePoint;
import org.gobang.arena.Standings;
import org.gobang.arena.rating.EloEstimate;
import org.gobang.record.json.JsonText;

/**
 * The field {@code course} of the data: the games at each point, for each player the lead and its
 * interval there, and the ratio of a test. Of two players the first is enough.
 *
 * @param standings the standings
 */
record CourseData(Standings standings) implements JsonText.Fields {

  @Override
  public void writeTo(JsonGenerator json) throws IOException {
    List<CoursePoint> course = standings.course();
    int players = standings.players().size();
    json.writeObjectFieldStart("course");
    json.writeArrayFieldStart("games");
    for (CoursePoint point : course) {
      json.writeNumber(point.games());
    }
    json.writeEndArray();
    json.writeArrayFieldStart("elo");
    for (int player = 0; player < (players == 2 ? 1 : players); player++) {
      json.writeStartArray();
      for (CoursePoint point : course) {
        lead(json, point.elo().get(player));
      }
      json.writeEndArray();
    }
    json.writeEndArray();
    if (standings.test().isPresent()) {
      json.writeArrayFieldStart("ratio");
      for (CoursePoint point : course) {
        json.writeNumber(rounded(point.ratio().orElse(0), 1000));
      }
      json.writeEndArray();
    }
    json.writeEndObject();
  }

  private static void lead(JsonGenerator json, EloEstimate elo) throws IOException {
    json.writeStartArray();
    for (double each : new double[] {elo.elo(), elo.low(), elo.high()}) {
      json.writeNumber(rounded(each, 10));
    }
    json.writeEndArray();
  }

  /** Digits that no curve shows would make most of the page. */
  private static double rounded(double value, double parts) {
    return Math.round(value * parts) / parts;
  }
}
