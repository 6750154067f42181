package org.gobang.record.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gobang.api.LocalizedText;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Tags;
import org.gobang.record.format.RecordMessages;

/** The tags of a record that a file lacks. */
public final class LostTags {

  /** The maximum number of tags in a message. */
  private static final int MAX_NAMED = 10;

  private static final Set<String> NAMES = Set.of(Tags.BLACK, Tags.WHITE);
  private static final Set<String> RESULT = Set.of(Tags.RESULT, Tags.ENDING);

  /** Tags that are useless to other programs. */
  private static final Set<String> BOOKKEEPING =
      Set.of(Tags.BLACK_TYPE, Tags.WHITE_TYPE, Tags.UNRATED, Tags.FROM_MOVE, Tags.PLAYED);

  /** The endings that are visible in the last position. */
  private static final Set<String> SHOWN =
      Set.of(Ending.LINE.word(), Ending.RULES.word(), Ending.BOARD_FULL.word());

  private LostTags() {}

  /**
   * Returns messages about the lost tags.
   *
   * @param record the record
   * @param held the tags in the file
   * @param toTheEnd whether the file contains the complete main line, which may imply the result
   * @return a message for each kind of tag; empty if none is lost
   */
  public static List<LocalizedText> of(
      GameRecord record, Map<String, String> held, boolean toTheEnd) {
    boolean resultShown = toTheEnd && SHOWN.contains(record.tags().getOrDefault(Tags.ENDING, ""));
    List<String> missing = new ArrayList<>();
    record
        .tags()
        .forEach(
            (key, value) -> {
              if (!value.equals(held.get(key)) && !(RESULT.contains(key) && resultShown)) {
                missing.add(key);
              }
            });
    missing.removeAll(BOOKKEEPING);
    List<LocalizedText> lost = new ArrayList<>();
    if (missing.removeAll(NAMES)) {
      lost.add(RecordMessages.of("lost.names"));
    }
    if (missing.removeAll(RESULT)) {
      lost.add(RecordMessages.of("lost.result"));
    }
    if (!missing.isEmpty()) {
      List<String> named =
          missing.stream().sorted().limit(MAX_NAMED).map(QuotedExcerpt::of).toList();
      String names = String.join(", ", named);
      int others = missing.size() - named.size();
      lost.add(
          others == 0
              ? RecordMessages.of("lost.tags", names)
              : RecordMessages.of("lost.tags.more", names, others));
    }
    return lost;
  }
}
