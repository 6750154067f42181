package org.gobang.launcher.position;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardText;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Verdict;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.record.json.JsonText;

/** The output of {@code gobang position} for a board. */
final class PositionAnswer {

  private PositionAnswer() {}

  /** Returns the output as JSON, which is not translated. */
  static String json(Board board) {
    Outcome outcome = board.outcome();
    List<Point> line = outcome instanceof Outcome.Won won ? won.line() : List.of();
    return JsonText.object(
        json -> {
          json.writeStringField("board", board.rules());
          json.writeNumberField("size", board.size());
          JsonText.strings(json, "moves", board.moves());
          json.writeStringField("toMove", board.toMove().word());
          if (board.inOpening()) {
            writeOpening(board, json);
          }
          json.writeStringField("outcome", name(outcome));
          JsonText.strings(json, "line", line);
          if (outcome instanceof Outcome.Won won && !won.kind().equals(Outcome.Won.LINE)) {
            json.writeStringField("wonBy", won.kind());
          }
          json.writeObjectFieldStart("forbidden");
          for (var forbidden : board.forbidden(Stone.BLACK).entrySet()) {
            json.writeStringField(forbidden.getKey().toString(), forbidden.getValue().kind());
          }
          json.writeEndObject();
        });
  }

  /** Writes the acting player and its choices, except for points to offer. */
  private static void writeOpening(Board board, JsonGenerator json) throws IOException {
    json.writeStringField("toAct", board.toAct().word());
    JsonText.strings(
        json,
        "choices",
        board.choices().stream()
            .filter(key -> new Move.Choose(board.toAct(), key).point().isEmpty())
            .toList());
    JsonText.strings(json, "openingPoints", board.openingPoints());
  }

  private static String name(Outcome outcome) {
    if (outcome instanceof Outcome.Won won) {
      return won.stone().word();
    }
    return outcome instanceof Outcome.Drawn ? "draw" : "undecided";
  }

  /** Returns a drawing of the board with one or two sentences. */
  static String text(Board board) {
    StringBuilder text = new StringBuilder(BoardText.draw(board));
    text.append(outcome(board));
    Map<Point, Verdict.Refused> forbidden = board.forbidden(Stone.BLACK);
    if (!forbidden.isEmpty()) {
      text.append('\n').append(LauncherTexts.of("forbidden", listed(forbidden)));
    }
    return text.append('\n').toString();
  }

  private static String outcome(Board board) {
    Outcome outcome = board.outcome();
    if (outcome instanceof Outcome.Won won) {
      return LauncherTexts.of(won.stone().word() + ".wins", how(won));
    }
    return outcome instanceof Outcome.Drawn
        ? LauncherTexts.of("draw")
        : LauncherTexts.of(board.toAct().word() + (board.inOpening() ? ".acts" : ".moves"));
  }

  /** Returns the points of the winning line, or the kind of another win. */
  private static String how(Outcome.Won won) {
    return won.kind().equals(Outcome.Won.LINE)
        ? won.line().stream().map(Point::toString).collect(Collectors.joining(" "))
        : won.kind();
  }

  private static String listed(Map<Point, Verdict.Refused> forbidden) {
    return forbidden.entrySet().stream()
        .map(each -> each.getKey() + " " + each.getValue().kind())
        .collect(Collectors.joining(", "));
  }
}
