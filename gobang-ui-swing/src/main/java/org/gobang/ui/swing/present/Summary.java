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
        interpreter.recorded(tags.getOrDefault(Tags.BLACK, "")),
        interpreter.recorded(tags.getOrDefault(Tags.WHITE, "")),
        words.orElse("result." + tags.getOrDefault(Tags.RESULT, "open"), words.of("result.open")),
        record.mainLine().size());
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
