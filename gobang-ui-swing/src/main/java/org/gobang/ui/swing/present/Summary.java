package org.gobang.ui.swing.present;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Tags;

/**
 * A record in a few words.
 *
 * @param date the day it was played; empty where the record does not say
 * @param black what Black's player is called; never blank
 * @param white what White's player is called; never blank
 * @param result who won
 * @param moves how many moves its main line has
 */
public record Summary(String date, String black, String white, String result, int moves) {

  /** Sums a record up; asks plugins what their players are called. */
  static Summary of(GameRecord record, Interpreter interpreter, Words words) {
    Map<String, String> tags = record.tags();
    return new Summary(
        tags.getOrDefault(Tags.DATE, ""),
        player(tags.getOrDefault(Tags.BLACK, ""), interpreter, words),
        player(tags.getOrDefault(Tags.WHITE, ""), interpreter, words),
        words.orElse("result." + tags.getOrDefault(Tags.RESULT, "open"), words.of("result.open")),
        record.mainLine().size());
  }

  private static String player(String name, Interpreter interpreter, Words words) {
    return name.isBlank() ? words.of("person") : interpreter.player(name);
  }

  /** All of it in a sentence. */
  public String sentence(Words words) {
    List<String> parts = new ArrayList<>(List.of(words.of("summary.players", black, white)));
    if (!date.isBlank()) {
      parts.add(date);
    }
    parts.add(result);
    return String.join(words.of("tree.between"), parts);
  }
}
