package org.gobang.launcher;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.gobang.api.workbench.Refusal;

/** What was refused, as commands list it. */
final class RefusalText {

  private RefusalText() {}

  /** A line for people. */
  static String of(Refusal refusal) {
    return Messages.of("refused", refusal.origin(), refusal.kind(), refusal.reason());
  }

  /** A field for programs. */
  static void write(JsonGenerator json, List<Refusal> refused) throws IOException {
    json.writeArrayFieldStart("refused");
    for (Refusal refusal : refused) {
      json.writeStartObject();
      json.writeStringField("origin", refusal.origin());
      json.writeStringField("kind", refusal.kind());
      json.writeStringField("reason", refusal.reason());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
