package org.gobang.game;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.api.record.Tags;
import org.jspecify.annotations.Nullable;

/** The tags of a record set by the game: the players, their types and the result. */
public final class RecordTags {

  private RecordTags() {}

  /**
   * Returns a copy of tags, with the names of the players swapped if requested.
   *
   * @param tags the tags of a record
   * @param swapped whether the players have swapped colours
   * @return the tags, in their order
   */
  public static Map<String, String> named(Map<String, String> tags, boolean swapped) {
    Map<String, String> all = new LinkedHashMap<>(tags);
    if (swapped) {
      put(all, Tags.BLACK, tags.get(Tags.WHITE));
      put(all, Tags.WHITE, tags.get(Tags.BLACK));
      put(all, Tags.BLACK_TYPE, tags.get(Tags.WHITE_TYPE));
      put(all, Tags.WHITE_TYPE, tags.get(Tags.BLACK_TYPE));
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

  /**
   * Sets the type of the player of a side, and the name if the record has none.
   *
   * @param fits whether the name in the record can be this player's
   */
  static void seatedIfAbsent(Map<String, String> tags, Stone stone, Seat seat, boolean fits) {
    if (fits && tags.containsKey(key(stone))) {
      put(tags, typeKey(stone), type(seat));
    } else {
      seated(tags, stone, seat);
    }
  }

  /** Returns whether the player of a side is an engine according to a record. */
  static boolean namesComputer(Map<String, String> tags, Stone stone) {
    return Tags.COMPUTER.equals(tags.get(typeKey(stone)));
  }

  /** Sets the name and the type of the player of a side. */
  static void seated(Map<String, String> tags, Stone stone, Seat seat) {
    String name =
        seat instanceof Seat.Computer computer
            ? computer.who().recordName()
            : ((Seat.Human) seat).name();
    put(tags, key(stone), name.isBlank() ? null : name);
    put(tags, typeKey(stone), type(seat));
  }

  private static String type(Seat seat) {
    return seat instanceof Seat.Computer ? Tags.COMPUTER : Tags.HUMAN;
  }

  private static String typeKey(Stone stone) {
    return stone == Stone.BLACK ? Tags.BLACK_TYPE : Tags.WHITE_TYPE;
  }

  private static String key(Stone stone) {
    return stone == Stone.BLACK ? Tags.BLACK : Tags.WHITE;
  }

  /**
   * Returns tags with the result replaced, or removed if there is none.
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
            all.put(Tags.RESULT, ended.winner().map(Stone::word).orElse("draw"));
          }
          all.put(Tags.ENDING, ended.ending().word());
        });
    return all;
  }
}
