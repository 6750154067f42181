package org.gobang.arena.play;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.Optional;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;

/** JSON form of a machine, as a field of an object. */
public final class MachineJson {

  private static final String MACHINE = "machine";

  private MachineJson() {}

  /**
   * Writes the field.
   *
   * @param machine the machine
   * @param json the generator, within the object
   * @throws IOException if the generator fails
   */
  public static void write(Machine machine, JsonGenerator json) throws IOException {
    JsonText.object(
        json,
        MACHINE,
        fields -> {
          fields.writeStringField("name", machine.name());
          JsonText.whole(fields, "nodesPerSecond", machine.nodesPerSecond());
          fields.writeNumberField("timeScale", machine.timeScale());
        });
  }

  /**
   * Reads the field.
   *
   * @param json the object
   * @return the machine; empty if the object has none
   * @throws org.gobang.api.RefusedException if the field is not a machine
   */
  public static Optional<Machine> read(JsonNode json) {
    if (!json.has(MACHINE)) {
      return Optional.empty();
    }
    JsonNode machine = JsonFields.object(json, MACHINE);
    return Optional.of(
        JsonFields.checked(
            () ->
                new Machine(
                    JsonFields.string(machine, "name"),
                    JsonFields.longInteger(machine, "nodesPerSecond"),
                    JsonFields.decimal(machine, "timeScale"))));
  }
}
