package org.gobang.engines.isolated;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.record.Ending;

/** Messages as lines of JSON; the field {@code say} tells them apart. */
final class MessageText {

  private static final ObjectMapper JSON = new ObjectMapper();

  private MessageText() {}

  static String write(Message message) {
    ObjectNode json = JSON.createObjectNode();
    if (message instanceof Message.Create create) {
      json.put("say", "create");
      json.put("player", create.who().player()).put("seed", create.who().seed());
      ObjectNode options = json.putObject("options");
      create.who().options().forEach(options::put);
      PositionText.write(create.position(), json.putObject("position"));
    } else if (message instanceof Message.Choose choose) {
      json.put("say", "choose").put("number", choose.number()).put("lines", choose.lines());
      PositionText.write(choose.position(), json.putObject("position"));
      BudgetText.write(choose.budget(), json.putObject("budget"));
    } else if (message instanceof Message.Stop stop) {
      json.put("say", "stop").put("number", stop.number());
    } else if (message instanceof Message.Ready) {
      json.put("say", "ready");
    } else if (message instanceof Message.Refused refused) {
      json.put("say", "refused").put("words", refused.words());
    } else if (message instanceof Message.Report report) {
      json.put("say", "report").put("number", report.number());
      InsightText.write(report.insight(), json);
    } else if (message instanceof Message.Answer answer) {
      json.put("say", "answer").put("number", answer.number());
      json.put("point", answer.point().toString());
    } else if (message instanceof Message.Failure failure) {
      json.put("say", "failure").put("number", failure.number());
      json.put("ending", failure.ending().name()).put("words", failure.words());
    }
    return json.toString();
  }

  /**
   * Reads a line.
   *
   * @throws RefusedException if it is no message
   */
  static Message read(String line) {
    try {
      return message(JSON.readTree(line));
    } catch (JsonProcessingException | IllegalArgumentException e) {
      throw new RefusedException("not a message: " + e.getMessage(), e);
    }
  }

  private static Message message(JsonNode json) {
    return switch (json.path("say").asText()) {
      case "create" -> new Message.Create(who(json), PositionText.read(json.required("position")));
      case "choose" ->
          new Message.Choose(
              number(json),
              PositionText.read(json.required("position")),
              BudgetText.read(json.required("budget")),
              json.required("lines").asInt());
      case "stop" -> new Message.Stop(number(json));
      case "ready" -> new Message.Ready();
      case "refused" -> new Message.Refused(json.required("words").asText());
      case "report" -> new Message.Report(number(json), InsightText.read(json));
      case "answer" ->
          new Message.Answer(number(json), Point.parse(json.required("point").asText()));
      case "failure" ->
          new Message.Failure(
              number(json),
              Ending.valueOf(json.required("ending").asText()),
              json.required("words").asText());
      default -> throw new RefusedException("not a message: it says nothing known");
    };
  }

  private static int number(JsonNode json) {
    return json.required("number").asInt();
  }

  private static PlayerSpec who(JsonNode json) {
    Map<String, String> options = new LinkedHashMap<>();
    json.required("options")
        .properties()
        .forEach(option -> options.put(option.getKey(), option.getValue().asText()));
    return new PlayerSpec(
        json.required("player").asText(), options, json.required("seed").asLong(), false);
  }
}
