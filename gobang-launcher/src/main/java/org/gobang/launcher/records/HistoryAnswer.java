package org.gobang.launcher.records;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.gobang.api.Printable;
import org.gobang.api.library.LibraryGame;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Tags;
import org.gobang.api.record.Unrated;
import org.gobang.api.saved.UnfinishedGame;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.TextColumns;
import org.gobang.presentation.library.LibraryRow;
import org.gobang.presentation.library.OwnResults;
import org.gobang.presentation.library.RowBuilder;
import org.gobang.presentation.text.MoveNumber;
import org.gobang.presentation.text.Texts;
import org.gobang.record.json.JsonText;

/**
 * The output of {@code gobang history}.
 *
 * @param unfinished the unfinished games
 * @param unusable the reasons for games that cannot be resumed
 * @param games the finished games, the newest first
 * @param problems why other files cannot be read
 * @param results the user's results in these games
 */
record HistoryAnswer(
    List<UnfinishedGame> unfinished,
    List<String> unusable,
    List<LibraryRow> games,
    List<String> problems,
    OwnResults results) {

  boolean isEmpty() {
    return unfinished.isEmpty() && unusable.isEmpty() && games.isEmpty() && problems.isEmpty();
  }

  /** Returns the output as lines for users. */
  List<String> lines(Texts texts) {
    List<List<String>> rows = new ArrayList<>();
    unfinished.forEach(left -> rows.add(unfinished(left)));
    games.forEach(row -> rows.add(finished(row, texts)));
    List<String> aligned =
        rows.isEmpty() ? List.of() : TextColumns.aligned(rows, Set.of(0, 1, 2, 3, 5));
    List<String> lines = new ArrayList<>(aligned.subList(0, unfinished.size()));
    unusable.forEach(why -> lines.add(LauncherTexts.of("history.unusable", why)));
    lines.addAll(aligned.subList(unfinished.size(), aligned.size()));
    lines.addAll(problems);
    if (!results.isEmpty()) {
      lines.add("");
      lines.addAll(results.lines(texts));
      lines.add(results.ratingText(texts));
    }
    return lines;
  }

  private static List<String> unfinished(UnfinishedGame left) {
    GameRecord record = left.setup().record();
    return line(
        record.tags(),
        record.rules(),
        LauncherTexts.of("history.unfinished"),
        MoveNumber.of(record, left.setup().line()),
        "");
  }

  private static List<String> finished(LibraryRow row, Texts texts) {
    LibraryGame game = row.game();
    Map<String, String> tags = game.source().tags();
    LibraryGame.Contents contents = game.contents();
    Set<Unrated> unrated = unrated(row);
    String result = result(tags);
    String end =
        unrated.isEmpty()
            ? result
            : texts.of("library.unrated.result", result, RowBuilder.reasons(unrated, texts));
    return line(tags, contents.rules(), end, contents.moves(), game.source().file().toString());
  }

  private static Set<Unrated> unrated(LibraryRow row) {
    return row.own().map(OwnResults.Game::unrated).orElse(Set.of());
  }

  private static List<String> line(
      Map<String, String> tags, String rules, String end, int moves, String file) {
    return Stream.of(
            tags.getOrDefault(Tags.DATE, "?"),
            rules,
            player(tags, Tags.BLACK) + " - " + player(tags, Tags.WHITE),
            end,
            LauncherTexts.of("history.moves", moves),
            file)
        .map(Printable::of)
        .toList();
  }

  private static String player(Map<String, String> tags, String key) {
    return tags.getOrDefault(key, LauncherTexts.of("history.human"));
  }

  private static String result(Map<String, String> tags) {
    String result = tags.getOrDefault(Tags.RESULT, "unfinished");
    return switch (result) {
      case "black", "white", "draw", "unfinished" -> LauncherTexts.of("history." + result);
      // Not written by this program.
      default -> result;
    };
  }

  /** Returns the output as JSON. */
  String json() {
    return JsonText.object(
        json -> {
          JsonText.objects(
              json,
              "unfinished",
              unfinished,
              left -> {
                GameRecord record = left.setup().record();
                write(
                    json,
                    record.rules(),
                    record.start().size(),
                    MoveNumber.of(record, left.setup().line()));
                writeTags(json, record.tags());
              });
          JsonText.objects(
              json,
              "games",
              games,
              row -> {
                LibraryGame game = row.game();
                json.writeStringField("file", game.source().file().toString());
                write(
                    json, game.contents().rules(), game.contents().size(), game.contents().moves());
                writeIfAny(json, "opening", OpeningWord.of(row));
                writeTags(json, game.source().tags());
                writeRating(json, row);
              });
          writeResults(json, "results", results.opponents());
          writeRatings(json);
          writeResults(json, "unrated", results.unrated());
        });
  }

  private static void write(JsonGenerator json, String rules, int size, int moves)
      throws IOException {
    json.writeStringField("board", rules);
    json.writeNumberField("size", size);
    json.writeNumberField("moves", moves);
  }

  private static void writeTags(JsonGenerator json, Map<String, String> tags) throws IOException {
    for (String key : List.of(Tags.BLACK, Tags.WHITE, Tags.DATE, Tags.RESULT, Tags.ENDING)) {
      writeIfAny(json, key, tags.getOrDefault(key, ""));
    }
  }

  private static void writeIfAny(JsonGenerator json, String field, String value)
      throws IOException {
    if (!value.isBlank()) {
      json.writeStringField(field, value);
    }
  }

  /** Writes which players were engines, and why the game is unrated. */
  private static void writeRating(JsonGenerator json, LibraryRow row) throws IOException {
    Map<String, String> tags = row.game().source().tags();
    writeIfAny(json, "blackType", tags.getOrDefault(Tags.BLACK_TYPE, ""));
    writeIfAny(json, "whiteType", tags.getOrDefault(Tags.WHITE_TYPE, ""));
    Set<Unrated> unrated = unrated(row);
    if (!unrated.isEmpty()) {
      JsonText.strings(json, "unrated", unrated.stream().map(Unrated::word).toList());
    }
  }

  private static void writeResults(
      JsonGenerator json, String field, List<OwnResults.Opponent> opponents) throws IOException {
    JsonText.objects(
        json,
        field,
        opponents,
        each -> {
          json.writeStringField("opponent", each.name());
          if (each.elo().isPresent()) {
            json.writeNumberField("elo", each.elo().getAsInt());
          }
          json.writeNumberField("won", each.won());
          json.writeNumberField("drawn", each.drawn());
          json.writeNumberField("lost", each.lost());
        });
  }

  private void writeRatings(JsonGenerator json) throws IOException {
    JsonText.objects(
        json,
        "rating",
        results.ratings(),
        each -> {
          json.writeStringField("played", each.played());
          json.writeNumberField("elo", Math.round(each.elo()));
          json.writeNumberField("uncertainty", Math.round(each.uncertainty()));
        });
  }
}
