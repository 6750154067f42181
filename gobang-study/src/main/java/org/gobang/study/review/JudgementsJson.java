package org.gobang.study.review;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import org.gobang.api.Point;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;
import org.gobang.record.json.ScoreJson;

/** The JSON form of the evaluations of a review, in order. */
public final class JudgementsJson {

  private static final String JUDGEMENTS = "judgements";
  private static final String LINE = "line";

  private JudgementsJson() {}

  /**
   * Writes the field {@code judgements}.
   *
   * @param judgements the evaluations
   * @param json the generator, within an object
   * @throws IOException if the generator fails
   */
  public static void write(List<Judgement> judgements, JsonGenerator json) throws IOException {
    JsonText.objects(
        json,
        JUDGEMENTS,
        judgements,
        judgement -> {
          ScoreJson.write(judgement.score(), json);
          JsonText.strings(json, LINE, judgement.line());
        });
  }

  /**
   * Reads the field {@code judgements}.
   *
   * @param json the object with the field
   * @return the evaluations
   * @throws org.gobang.api.RefusedException if the field is missing or invalid
   */
  public static List<Judgement> read(JsonNode json) {
    return JsonFields.array(json, JUDGEMENTS).stream()
        .map(
            each ->
                JsonFields.checked(
                    () ->
                        new Judgement(
                            ScoreJson.read(each),
                            JsonFields.strings(each, LINE).stream().map(Point::parse).toList())))
        .toList();
  }
}
