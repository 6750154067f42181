package org.gobang.launcher.position;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.gobang.api.Point;
import org.gobang.api.Printable;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.api.player.Weights;
import org.gobang.game.PlayerReply;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.presentation.text.Texts;
import org.gobang.record.json.JsonText;
import org.gobang.record.json.ScoreJson;

/**
 * The output of {@code gobang analyze} for a position: the move of the player and the latest
 * insight of each kind.
 */
final class AnalysisAnswer {

  private static final int WEIGHTS_SHOWN = 10;

  /** The length limit in characters on a terminal. */
  private static final int LONGEST_NOTE = 1000;

  private final String player;
  private final PlayerReply.Answered chosen;
  private final Optional<Map<Point, Integer>> weights;
  private final List<Insight.Line> lines;
  private final Optional<String> note;

  AnalysisAnswer(String player, PlayerReply.Answered chosen, InsightCollector insights) {
    this.player = player;
    this.chosen = chosen;
    this.weights = insights.weights().map(Weights::nonZero);
    this.lines = insights.lines();
    this.note = insights.note().map(Insight.Note::text);
  }

  /** Returns the point, or the key of a choice. */
  private String best() {
    return chosen instanceof PlayerReply.Decided decided
        ? decided.key()
        : ((PlayerReply.Chosen) chosen).point().toString();
  }

  /** Returns the output as JSON, which is not translated. */
  String json() {
    return JsonText.object(
        json -> {
          json.writeStringField("player", player);
          json.writeStringField("best", best());
          if (weights.isPresent()) {
            JsonText.map(json, "weights", weights.get());
          }
          if (!lines.isEmpty()) {
            write(json, lines.get(0));
          }
          if (lines.size() > 1) {
            JsonText.objects(json, "lines", lines, line -> write(json, line));
          }
          if (note.isPresent()) {
            json.writeStringField("note", note.get());
          }
        });
  }

  private void write(JsonGenerator json, Insight.Line line) throws IOException {
    json.writeNumberField("depth", line.depth());
    JsonText.whole(json, "nodes", line.nodes());
    json.writeNumberField("timeMs", chosen.spent().toMillis());
    JsonText.object(json, "score", score -> ScoreJson.write(line.score(), score));
    JsonText.strings(json, "line", line.moves());
  }

  /** Returns the output of a search for forced wins as a sentence. */
  String winText() {
    boolean found = !lines.isEmpty() && lines.get(0).score() instanceof Score.WinIn;
    return found ? text(lines.get(0)) : LauncherTexts.of("win.none", player);
  }

  /**
   * Returns the output for users: a sentence, the note of the player, the variations and the points
   * with the largest weights.
   */
  String text() {
    StringBuilder text = new StringBuilder(LauncherTexts.of("plays", player, best()));
    note.ifPresent(words -> text.append('\n').append(Printable.of(words, LONGEST_NOTE)));
    for (Insight.Line line : lines) {
      text.append('\n').append(text(line));
    }
    weights.orElse(Map.of()).entrySet().stream()
        .sorted(Map.Entry.<Point, Integer>comparingByValue().reversed())
        .limit(WEIGHTS_SHOWN)
        .forEach(
            each ->
                text.append(
                    String.format(Locale.ROOT, "\n%-4s %d", each.getKey(), each.getValue())));
    return text.toString();
  }

  private static String text(Insight.Line line) {
    String moves = line.moves().stream().map(Point::toString).collect(Collectors.joining(" "));
    return LauncherTexts.of(
        "line", line.depth(), Texts.shared(LauncherTexts.language()).of(line.score()), moves);
  }
}
