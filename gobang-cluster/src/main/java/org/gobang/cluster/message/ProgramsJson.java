package org.gobang.cluster.message;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import org.gobang.cluster.job.Program;
import org.gobang.record.json.JsonFields;

/** Programs as a field of an object. */
final class ProgramsJson {

  private static final String PROGRAMS = "programs";

  private ProgramsJson() {}

  static void write(List<Program> programs, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart(PROGRAMS);
    for (Program program : programs) {
      json.writeStartObject();
      json.writeStringField("name", program.name());
      json.writeStringField("digest", program.digest());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  static List<Program> read(JsonNode json) {
    return JsonFields.array(json, PROGRAMS).stream()
        .map(
            each -> new Program(JsonFields.string(each, "name"), JsonFields.string(each, "digest")))
        .toList();
  }
}
