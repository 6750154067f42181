package org.gobang.engines.isolated;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.player.Budget;
import org.gobang.record.json.BudgetJson;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;
import org.gobang.record.json.PlayerJson;
import org.gobang.record.json.ResultJson;

/** The JSON form of messages: one object per line with a field {@code type}. */
final class IsolatedMessageJson {

  private static final String FOLDER = "folder";
  private static final String TYPE = "type";
  private static final String NUMBER = "number";
  private static final String WORDS = "words";
  private static final String POSITION = "position";
  private static final String LIMITS = "limits";
  private static final String ANALYSIS = "analysis";
  private static final String EXCLUDED = "excluded";
  private static final String SEEKS_WIN = "seeksWin";

  private IsolatedMessageJson() {}

  static String write(Message message) {
    return JsonText.object(json -> write(message, json));
  }

  private static void write(Message message, JsonGenerator json) throws IOException {
    // The type is the name of the record.
    json.writeStringField(TYPE, message.getClass().getSimpleName().toLowerCase(Locale.ROOT));
    if (message instanceof Message.Numbered numbered) {
      json.writeNumberField(NUMBER, numbered.number());
    }
    if (message instanceof Message.Create create) {
      PlayerJson.write(create.spec(), json);
      if (create.folder().isPresent()) {
        json.writeStringField(FOLDER, create.folder().get().toString());
      }
      JsonText.object(json, POSITION, create.position()::write);
    } else if (message instanceof Message.Choose choose) {
      json.writeNumberField("lines", choose.lines());
      json.writeBooleanField(ANALYSIS, choose.task().analysis());
      JsonText.strings(json, EXCLUDED, choose.task().excluded());
      json.writeBooleanField(SEEKS_WIN, choose.task().seeksWin());
      JsonText.object(json, POSITION, choose.position()::write);
      JsonText.object(json, LIMITS, fields -> BudgetJson.write(choose.budget(), fields));
    } else if (message instanceof Message.Ponder ponder) {
      JsonText.object(json, POSITION, ponder.position()::write);
      JsonText.object(json, LIMITS, fields -> BudgetJson.write(ponder.budget(), fields));
    } else if (message instanceof Message.Refused refused) {
      json.writeStringField(WORDS, refused.words());
    } else if (message instanceof Message.Report report) {
      InsightJson.write(report.insight(), json);
    } else if (message instanceof Message.Answer answer) {
      json.writeStringField("point", answer.point().toString());
    } else if (message instanceof Message.Decision decision) {
      json.writeStringField("key", decision.key());
    } else if (message instanceof Message.Failure failure) {
      json.writeStringField("ending", failure.ending().word());
      json.writeStringField(WORDS, failure.words());
    }
  }

  /**
   * Parses a line.
   *
   * @throws RefusedException if it is not a message
   */
  static Message read(String line) {
    try {
      JsonNode json = JsonFields.parse(line);
      return JsonFields.checked(() -> message(json));
    } catch (JsonProcessingException e) {
      throw new RefusedException("not a message: " + e.getOriginalMessage(), e);
    }
  }

  private static Optional<Path> folder(JsonNode json) {
    return json.has(FOLDER)
        ? Optional.of(Path.of(JsonFields.string(json, FOLDER)))
        : Optional.empty();
  }

  private static Message message(JsonNode json) {
    return switch (JsonFields.string(json, TYPE)) {
      case "create" -> new Message.Create(PlayerJson.read(json), folder(json), position(json));
      case "choose" ->
          new Message.Choose(
              number(json),
              position(json),
              limits(json),
              JsonFields.integer(json, "lines"),
              task(json));
      case "ponder" -> new Message.Ponder(number(json), position(json), limits(json));
      case "stop" -> new Message.Stop(number(json));
      case "ready" -> new Message.Ready();
      case "refused" -> new Message.Refused(JsonFields.string(json, WORDS));
      case "report" -> new Message.Report(number(json), InsightJson.read(json));
      case "answer" ->
          new Message.Answer(number(json), Point.parse(JsonFields.string(json, "point")));
      case "pondered" -> new Message.Pondered(number(json));
      case "decision" -> new Message.Decision(number(json), JsonFields.string(json, "key"));
      case "failure" ->
          new Message.Failure(
              number(json),
              ResultJson.ending(JsonFields.string(json, "ending")),
              JsonFields.string(json, WORDS));
      default -> throw new RefusedException("not a message: its type is unknown");
    };
  }

  private static Message.Task task(JsonNode json) {
    return new Message.Task(
        JsonFields.bool(json, ANALYSIS),
        JsonFields.strings(json, EXCLUDED).stream().map(Point::parse).collect(Collectors.toSet()),
        JsonFields.bool(json, SEEKS_WIN));
  }

  private static int number(JsonNode json) {
    return JsonFields.integer(json, NUMBER);
  }

  private static Budget limits(JsonNode json) {
    return BudgetJson.read(JsonFields.object(json, LIMITS));
  }

  private static WirePosition position(JsonNode json) {
    return WirePosition.read(JsonFields.object(json, POSITION));
  }
}
