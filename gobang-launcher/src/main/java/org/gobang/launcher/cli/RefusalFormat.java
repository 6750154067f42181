package org.gobang.launcher.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.gobang.api.workbench.Refusal;
import org.gobang.record.json.JsonText;

/** Formats rejected plugins for the output of commands. */
public final class RefusalFormat {

  private RefusalFormat() {}

  /** Returns a line for users. */
  public static String of(Refusal refusal) {
    return LauncherTexts.of(
        "refused", refusal.origin(), refusal.kind(), refusal.reason().in(LauncherTexts.language()));
  }

  /** Writes the rejected plugins as a JSON field. */
  public static void write(JsonGenerator json, List<Refusal> refused) throws IOException {
    JsonText.objects(
        json,
        "refused",
        refused,
        refusal -> {
          json.writeStringField("origin", refusal.origin());
          json.writeStringField("kind", refusal.kind());
          json.writeStringField("reason", refusal.reason().toString());
        });
  }
}
