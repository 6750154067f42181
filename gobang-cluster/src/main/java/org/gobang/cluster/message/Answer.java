package org.gobang.cluster.message;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import org.gobang.api.RefusedException;
import org.gobang.cluster.job.RunOffer;
import org.gobang.cluster.job.SharedFile;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;

/**
 * The coordinator's answer to a greeting.
 *
 * <p>Implemented here alone.
 */
public sealed interface Answer {

  /**
   * The worker takes part.
   *
   * @param offer in which run
   */
  record Admitted(RunOffer offer) implements Answer {}

  /**
   * The worker gets no jobs.
   *
   * @param why a sentence
   */
  record Refused(String why, boolean slow) implements Answer {}

  /** The form that is sent. */
  default String text() {
    return JsonText.object(
        json -> {
          if (this instanceof Admitted admitted) {
            write(admitted.offer(), json);
          } else if (this instanceof Refused refused) {
            json.writeStringField("refused", refused.why());
            json.writeBooleanField("slow", refused.slow());
          }
        });
  }

  private static void write(RunOffer offer, JsonGenerator json) throws IOException {
    json.writeStringField("run", offer.run());
    json.writeNumberField("timeScale", offer.timeScale());
    json.writeArrayFieldStart("files");
    for (SharedFile file : offer.files()) {
      json.writeStartObject();
      json.writeStringField("name", file.name());
      json.writeStringField("sha256", file.sha256());
      json.writeNumberField("size", file.size());
      json.writeEndObject();
    }
    json.writeEndArray();
    ProgramsJson.write(offer.programs(), json);
  }

  /**
   * Reads what was sent.
   *
   * @throws RefusedException if it is no answer
   */
  static Answer read(String text) {
    try {
      JsonNode json = JsonFields.parse(text);
      return json.has("refused")
          ? new Refused(JsonFields.string(json, "refused"), json.path("slow").asBoolean(false))
          : new Admitted(JsonFields.checked(() -> offer(json)));
    } catch (JsonProcessingException e) {
      throw new RefusedException("an answer is no JSON", e);
    }
  }

  private static RunOffer offer(JsonNode json) {
    List<SharedFile> files =
        JsonFields.array(json, "files").stream()
            .map(
                file ->
                    new SharedFile(
                        JsonFields.string(file, "name"),
                        JsonFields.string(file, "sha256"),
                        JsonFields.longInteger(file, "size")))
            .toList();
    return new RunOffer(
        JsonFields.string(json, "run"),
        JsonFields.decimal(json, "timeScale"),
        files,
        ProgramsJson.read(json));
  }
}
