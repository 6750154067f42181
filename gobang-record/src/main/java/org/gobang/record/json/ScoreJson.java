package org.gobang.record.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import org.gobang.api.player.Score;

/**
 * The JSON form of scores: {@code "kind":"estimate","value":120}, {@code
 * "kind":"win-rate","probability":0.62}, {@code "kind":"win","plies":9} or {@code
 * "kind":"loss","plies":8}.
 */
public final class ScoreJson {

  private static final String KIND = "kind";
  private static final String PLIES = "plies";
  private static final String PROBABILITY = "probability";

  private ScoreJson() {}

  /**
   * Writes a score.
   *
   * @param score the score
   * @param json the generator, within the object
   * @throws IOException if the generator fails
   */
  public static void write(Score score, JsonGenerator json) throws IOException {
    if (score instanceof Score.Estimate estimate) {
      json.writeStringField(KIND, "estimate");
      json.writeNumberField("value", estimate.value());
    } else if (score instanceof Score.WinRate rate) {
      json.writeStringField(KIND, "win-rate");
      json.writeNumberField(PROBABILITY, rate.probability());
    } else if (score instanceof Score.WinIn win) {
      json.writeStringField(KIND, "win");
      json.writeNumberField(PLIES, win.plies());
    } else if (score instanceof Score.LossIn loss) {
      json.writeStringField(KIND, "loss");
      json.writeNumberField(PLIES, loss.plies());
    }
  }

  /**
   * Reads a score.
   *
   * @param json the object
   * @return the score
   */
  public static Score read(JsonNode json) {
    String kind = JsonFields.string(json, KIND);
    return JsonFields.checked(
        () ->
            switch (kind) {
              case "estimate" -> new Score.Estimate(JsonFields.integer(json, "value"));
              case "win-rate" -> new Score.WinRate(JsonFields.decimal(json, PROBABILITY));
              case "win" -> new Score.WinIn(JsonFields.integer(json, PLIES));
              case "loss" -> new Score.LossIn(JsonFields.integer(json, PLIES));
              default ->
                  throw new IllegalArgumentException(
                      "kind must be estimate, win-rate, win or loss");
            });
  }
}
