package org.gobang.launcher.cluster;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.gobang.cluster.coordinator.WorkerTable;
import org.gobang.record.json.JsonText;

/** The workers of a run in the data of its page. */
public final class WorkersJson {

  private WorkersJson() {}

  /**
   * Writes the field {@code workers}, an array with an object for each.
   *
   * @param workers the workers; without any there is no field
   * @param json the generator, within an object
   * @throws IOException if the generator throws it
   */
  public static void write(Optional<List<WorkerTable.Row>> workers, JsonGenerator json)
      throws IOException {
    if (workers.isEmpty()) {
      return;
    }
    JsonText.objects(
        json,
        "workers",
        workers.get(),
        worker -> {
          json.writeStringField("name", worker.name());
          json.writeNumberField("slots", worker.slots());
          json.writeNumberField("refusals", worker.refusals());
          json.writeBooleanField("present", worker.present());
        });
  }
}
