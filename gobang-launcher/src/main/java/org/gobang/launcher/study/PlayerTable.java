package org.gobang.launcher.study;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.gobang.api.Keyword;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.review.MoveClass;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.TextColumns;
import org.gobang.presentation.text.Formats;
import org.gobang.record.json.JsonFields;
import org.gobang.study.opening.RenjuOpening;
import org.gobang.study.review.ReviewText;

/** A table of the accuracy and mistakes of each player in reviewed games. */
final class PlayerTable {

  private static final int OPENINGS_SHOWN = 3;

  private final Map<String, Totals> players = new LinkedHashMap<>();
  private int games;

  private static final class Totals {
    private int games;
    private int moves;
    private double accuracy;
    private final Map<MoveClass, Integer> classes = new EnumMap<>(MoveClass.class);
    private final Map<RenjuOpening, Integer> openings = new EnumMap<>(RenjuOpening.class);
  }

  /** Returns the number of added games. */
  int games() {
    return games;
  }

  /**
   * Adds a game.
   *
   * @param review its review as JSON
   */
  void add(String review) {
    try {
      JsonNode json = JsonFields.parse(review);
      for (Stone side : Stone.values()) {
        add(json, side, side.word());
      }
      games++;
    } catch (JsonProcessingException | IllegalArgumentException damaged) {
      throw new RefusedException("not a review: " + damaged.getMessage(), damaged);
    }
  }

  private void add(JsonNode json, Stone side, String word) {
    JsonNode accuracy = json.path("accuracy").path(word);
    if (!accuracy.isNumber()) {
      return;
    }
    String name = json.path("players").path(word).asText(ReviewTable.side(side));
    Totals totals = players.computeIfAbsent(name, first -> new Totals());
    totals.games++;
    Keyword.find(RenjuOpening.values(), json.path("opening").asText())
        .ifPresent(opening -> totals.openings.merge(opening, 1, Integer::sum));
    int moves = 0;
    for (JsonNode move : json.path("moves")) {
      if (move.path("side").asText().equals(word) && move.has("best")) {
        moves++;
        totals.classes.merge(moveClass(move.path("class").asText()), 1, Integer::sum);
      }
    }
    totals.moves += moves;
    totals.accuracy += moves * accuracy.asDouble();
  }

  private static MoveClass moveClass(String word) {
    return Keyword.find(MoveClass.values(), word).orElseThrow();
  }

  /** Returns the table, the most accurate player first. */
  List<String> lines() {
    List<MoveClass> faults =
        List.of(MoveClass.values()).stream().filter(MoveClass::isFault).toList();
    ReviewText words = new ReviewText(LauncherTexts.language());
    List<List<String>> rows = new ArrayList<>();
    List<String> head =
        new ArrayList<>(LauncherTexts.all("review.head.", "player", "games", "moves", "accuracy"));
    faults.forEach(fault -> head.add(words.of(fault)));
    head.add(LauncherTexts.of("review.head.openings"));
    rows.add(head);
    players.entrySet().stream()
        .sorted((a, b) -> Double.compare(accuracy(b.getValue()), accuracy(a.getValue())))
        .forEach(each -> rows.add(row(each.getKey(), each.getValue(), faults)));
    return TextColumns.aligned(rows, Set.of(0, head.size() - 1));
  }

  private static List<String> row(String name, Totals totals, List<MoveClass> faults) {
    List<String> row = new ArrayList<>();
    row.add(name);
    row.add(String.valueOf(totals.games));
    row.add(String.valueOf(totals.moves));
    row.add(Formats.decimal(accuracy(totals), 1));
    for (MoveClass fault : faults) {
      row.add(String.valueOf(totals.classes.getOrDefault(fault, 0)));
    }
    row.add(openings(totals));
    return row;
  }

  /** Returns the named openings, the most frequent first. */
  private static String openings(Totals totals) {
    return totals.openings.entrySet().stream()
        .sorted(Map.Entry.<RenjuOpening, Integer>comparingByValue().reversed())
        .limit(OPENINGS_SHOWN)
        .map(each -> each.getKey().label(LauncherTexts.language()).name() + " " + each.getValue())
        .collect(Collectors.joining(", "));
  }

  private static double accuracy(Totals totals) {
    return totals.moves == 0 ? 0 : totals.accuracy / totals.moves;
  }
}
