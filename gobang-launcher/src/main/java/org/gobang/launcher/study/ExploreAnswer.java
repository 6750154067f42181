package org.gobang.launcher.study;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.explorer.ExploredGame;
import org.gobang.api.explorer.ExploredMove;
import org.gobang.api.explorer.ExploredPosition;
import org.gobang.api.explorer.ResultCounts;
import org.gobang.api.record.Tags;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.TextColumns;
import org.gobang.presentation.explorer.OpeningExplorer;
import org.gobang.record.json.JsonText;

/** The moves played in a position, for users and for programs. */
final class ExploreAnswer {

  private ExploreAnswer() {}

  /** Returns tables of the moves and of the latest games. */
  static List<String> lines(ExploredPosition found) {
    List<String> lines = new ArrayList<>();
    lines.add(LauncherTexts.of("explore.games", found.results().games()));
    if (!found.moves().isEmpty()) {
      List<List<String>> rows = new ArrayList<>();
      rows.add(LauncherTexts.all("explore.head.", "move", "games", "black", "draw", "white"));
      found.moves().forEach(move -> rows.add(row(move)));
      lines.add("");
      lines.addAll(TextColumns.aligned(rows));
    }
    if (!found.games().isEmpty()) {
      List<List<String>> rows = new ArrayList<>();
      rows.add(LauncherTexts.all("explore.head.", "date", "players", "result", "file"));
      found.games().forEach(game -> rows.add(row(game)));
      lines.add("");
      lines.addAll(TextColumns.aligned(rows, Set.of(0, 1, 2, 3)));
    }
    return lines;
  }

  private static List<String> row(ExploredMove move) {
    Optional<OpeningExplorer.ResultShares> shares = OpeningExplorer.ResultShares.of(move.results());
    return List.of(
        move.point().toString(),
        String.valueOf(move.results().games()),
        shares.map(each -> each.black() + "%").orElse("-"),
        shares.map(each -> each.draws() + "%").orElse("-"),
        shares.map(each -> each.white() + "%").orElse("-"));
  }

  private static List<String> row(ExploredGame game) {
    Map<String, String> tags = game.tags();
    return List.of(
        tags.getOrDefault(Tags.DATE, "-"),
        player(tags, Tags.BLACK) + " - " + player(tags, Tags.WHITE),
        LauncherTexts.of("history." + tags.getOrDefault(Tags.RESULT, "unfinished")),
        game.number() == 1 ? game.file().toString() : game.file() + " #" + game.number());
  }

  private static String player(Map<String, String> tags, String key) {
    return tags.getOrDefault(key, LauncherTexts.of("history.human"));
  }

  /** Returns the output as one JSON object, which is not translated. */
  static String json(Board position, ExploredPosition found) {
    return JsonText.object(
        json -> {
          json.writeStringField("board", position.rules());
          json.writeNumberField("size", position.size());
          JsonText.strings(json, "moves", position.moves());
          results(json, found.results());
          JsonText.objects(
              json,
              "next",
              found.moves(),
              move -> {
                json.writeStringField("point", move.point().toString());
                JsonText.strings(
                    json, "points", move.points().stream().map(Point::toString).toList());
                results(json, move.results());
              });
          JsonText.objects(
              json,
              "last",
              found.games(),
              game -> {
                json.writeStringField("file", game.file().toString());
                json.writeNumberField("number", game.number());
                json.writeNumberField("ply", game.ply());
                JsonText.object(json, "players", tags -> tags(game, tags, Tags.BLACK, Tags.WHITE));
                tags(game, json, Tags.DATE, Tags.RESULT);
              });
        });
  }

  private static void tags(ExploredGame game, JsonGenerator json, String... keys)
      throws IOException {
    for (String key : keys) {
      if (game.tags().containsKey(key)) {
        json.writeStringField(key, game.tags().get(key));
      }
    }
  }

  private static void results(JsonGenerator json, ResultCounts results) throws IOException {
    json.writeNumberField("games", results.games());
    json.writeNumberField("black", results.black());
    json.writeNumberField("draws", results.draws());
    json.writeNumberField("white", results.white());
    json.writeNumberField("open", results.open());
  }
}
