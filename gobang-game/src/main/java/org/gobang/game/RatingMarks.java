package org.gobang.game;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gobang.api.record.Tags;
import org.gobang.api.record.Unrated;
import org.gobang.api.workbench.GameSetup;

/** The reasons to exclude a game from the rating of a human, stored in the record. */
final class RatingMarks {

  private static final List<String> KEYS =
      List.of(Tags.BLACK_TYPE, Tags.WHITE_TYPE, Tags.UNRATED, Tags.FROM_MOVE);

  private final Set<Unrated> reasons = EnumSet.noneOf(Unrated.class);
  private final int from;

  /** Creates the marks of a newly opened game. */
  RatingMarks(GameSetup setup) {
    Map<String, String> tags = setup.record().tags();
    if (setup.resumes().isPresent()) {
      String word = tags.getOrDefault(Tags.FROM_MOVE, "");
      from = word.matches("\\d{1,4}") ? Integer.parseInt(word) : 0;
      reasons.addAll(Unrated.recorded(Map.of(Tags.UNRATED, tags.getOrDefault(Tags.UNRATED, ""))));
      if (!tags.containsKey(Tags.BLACK_TYPE) || !tags.containsKey(Tags.WHITE_TYPE)) {
        // An earlier version started the game.
        reasons.add(Unrated.UNKNOWN);
      }
    } else {
      from = setup.path().size();
      if (from > 0 || !setup.record().start().stones().isEmpty()) {
        reasons.add(Unrated.POSITION);
      }
    }
  }

  /** Adds a reason. Returns false if it is already present. */
  boolean add(Unrated why) {
    return reasons.add(why);
  }

  /** Removes the marks of a previous game from tags. */
  static void clear(Map<String, String> tags) {
    tags.keySet().removeAll(KEYS);
  }

  /**
   * Writes the marks to tags.
   *
   * @param tags the tags of a record
   * @param alone whether exactly one human plays
   * @param otherwise whether an engine has settings other than the rated ones
   */
  void write(Map<String, String> tags, boolean alone, boolean otherwise) {
    tags.remove(Tags.UNRATED);
    Set<Unrated> all = EnumSet.noneOf(Unrated.class);
    all.addAll(reasons);
    if (otherwise) {
      all.add(Unrated.SETTINGS);
    }
    if (alone && !all.isEmpty()) {
      tags.put(Tags.UNRATED, Unrated.words(all));
    }
    if (from > 0) {
      tags.put(Tags.FROM_MOVE, String.valueOf(from));
    }
  }
}
