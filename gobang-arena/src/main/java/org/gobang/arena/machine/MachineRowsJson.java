package org.gobang.arena.machine;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.gobang.arena.play.Machine;
import org.gobang.record.json.JsonText;

/** The JSON form of machine statistics. Unknown values are omitted. */
public final class MachineRowsJson {

  private static final double HUNDREDTHS = 100;

  private MachineRowsJson() {}

  /**
   * Writes the field {@code machines} into the current object if there are any machines.
   *
   * @param machines the rows; the row of this process is written without a name
   * @param json the generator
   * @throws IOException if the generator fails
   */
  public static void write(List<MachineRow> machines, JsonGenerator json) throws IOException {
    if (machines.isEmpty()) {
      return;
    }
    JsonText.objects(
        json,
        "machines",
        machines,
        row -> {
          if (row.machine().isPresent()) {
            write(row.machine().get(), json);
          }
          json.writeNumberField("games", row.games());
          json.writeNumberField("crashes", row.crashes());
          json.writeNumberField("timeouts", row.timeLosses());
          if (row.residual().isPresent()) {
            json.writeNumberField(
                "residual", Math.round(row.residual().getAsDouble() * HUNDREDTHS) / HUNDREDTHS);
          }
        });
  }

  private static void write(Machine machine, JsonGenerator json) throws IOException {
    json.writeStringField("machine", machine.name());
    if (machine.nodesPerSecond() > 0) {
      JsonText.whole(json, "nodesPerSecond", machine.nodesPerSecond());
    }
    json.writeNumberField("timeScale", machine.timeScale());
  }
}
