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
import org.gobang.api.workbench.GameSetup;

/** The tags of a record that the game maintains: the players and the result. */
public final class RecordTags {

  private RecordTags() {}

  /** The initial tags: those of the record, with the players where it names none. */
  static Map<String, String> opened(GameSetup setup) {
    Map<String, String> tags = new LinkedHashMap<>(setup.record().tags());
    for (Stone stone : Stone.values()) {
      if (!tags.containsKey(key(stone))) {
        seated(tags, stone, setup.seat(stone));
      }
    }
    return tags;
  }

  /** Sets the name of a side's player. */
  static void seated(Map<String, String> tags, Stone stone, Seat seat) {
    String name =
        seat instanceof Seat.Computer computer
            ? computer.who().recordName()
            : ((Seat.Human) seat).name();
    if (name.isBlank()) {
      tags.remove(key(stone));
    } else {
      tags.put(key(stone), name);
    }
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
