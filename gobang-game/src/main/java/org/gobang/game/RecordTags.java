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

/** The tags of a game's record that the game itself keeps true: who plays, and how it ended. */
public final class RecordTags {

  private RecordTags() {}

  /** The tags to begin with: those of the record, and the players where it names none. */
  static Map<String, String> opened(GameSetup setup) {
    Map<String, String> tags = new LinkedHashMap<>(setup.record().tags());
    for (Stone stone : Stone.values()) {
      if (!tags.containsKey(key(stone))) {
        seated(tags, stone, setup.seat(stone));
      }
    }
    return tags;
  }

  /** Names who plays a side from now on. */
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
   * Tags with a result and no other, so with none while the game goes on.
   *
   * @param tags the tags that a record has
   * @param result how the game ended, if it has
   * @return all of them, in their order
   */
  public static Map<String, String> with(Map<String, String> tags, Optional<Result> result) {
    Map<String, String> all = new LinkedHashMap<>(tags);
    all.remove(Tags.RESULT);
    all.remove(Tags.ENDING);
    result.ifPresent(
        ended -> {
          // Who abandons a game has neither lost nor drawn it.
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
