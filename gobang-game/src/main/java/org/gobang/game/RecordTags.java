package org.gobang.game;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.api.record.Tags;
import org.jspecify.annotations.Nullable;

/** The tags of a record that the game maintains: the players and the result. */
public final class RecordTags {

  private RecordTags() {}

  /**
   * A copy of tags, with the names of the players exchanged or not.
   *
   * @param tags the tags of a record
   * @param swapped whether the players have each other's colours
   * @return the tags, in their order
   */
  public static Map<String, String> named(Map<String, String> tags, boolean swapped) {
    Map<String, String> all = new LinkedHashMap<>(tags);
    if (swapped) {
      put(all, Tags.BLACK, tags.get(Tags.WHITE));
      put(all, Tags.WHITE, tags.get(Tags.BLACK));
    }
    return all;
  }

  private static void put(Map<String, String> tags, String key, @Nullable String value) {
    if (value == null) {
      tags.remove(key);
    } else {
      tags.put(key, value);
    }
  }

  /** Sets the name of a side's player, unless there is one. */
  static void seatedIfAbsent(Map<String, String> tags, Stone stone, Seat seat) {
    if (!tags.containsKey(key(stone))) {
      seated(tags, stone, seat);
    }
  }

  /** Sets the name of a side's player. */
  static void seated(Map<String, String> tags, Stone stone, Seat seat) {
    String name =
        seat instanceof Seat.Computer computer
            ? computer.who().recordName()
            : ((Seat.Human) seat).name();
    put(tags, key(stone), name.isBlank() ? null : name);
  }

  private static String key(Stone stone) {
    return stone == Stone.BLACK ? Tags.BLACK : Tags.WHITE;
  }

  /**
   * Replaces the result in tags; without a result they have none.
   *
   * @param tags the tags of a record
   * @param result the result, if the game has ended
   * @return the tags, in their order
   */
  public static Map<String, String> with(Map<String, String> tags, Optional<Result> result) {
    Map<String, String> all = new LinkedHashMap<>(tags);
    all.remove(Tags.RESULT);
    all.remove(Tags.ENDING);
    result.ifPresent(
        ended -> {
          // An abandoned game is neither lost nor drawn.
          if (ended.ending() != Ending.ABANDONED) {
            all.put(Tags.RESULT, winner(ended));
          }
          all.put(Tags.ENDING, ended.ending().word());
        });
    return all;
  }

  private static String winner(Result result) {
    return result.winner().map(stone -> stone.name().toLowerCase(Locale.ROOT)).orElse("draw");
  }
}
