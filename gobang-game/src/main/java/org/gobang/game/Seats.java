package org.gobang.game;

import java.util.LinkedHashMap;
import java.util.Map;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.GameSetup;

/** The players of both sides, and the record's tags that name them. */
final class Seats {

  private final Map<String, String> tags;
  private SeatedPlayer black;
  private SeatedPlayer white;

  Seats(GameSetup setup, SeatedPlayer black, SeatedPlayer white) {
    this.tags = new LinkedHashMap<>(RecordTags.opened(setup));
    this.black = black;
    this.white = white;
  }

  SeatedPlayer player(Stone stone) {
    return stone == Stone.BLACK ? black : white;
  }

  Seat seat(Stone stone) {
    return player(stone).seat();
  }

  boolean person(Stone stone) {
    return player(stone).person();
  }

  boolean anyPerson() {
    return black.person() || white.person();
  }

  void seat(Stone stone, SeatedPlayer player) {
    if (stone == Stone.BLACK) {
      black = player;
    } else {
      white = player;
    }
    RecordTags.seated(tags, stone, player.seat());
  }

  /** A copy of the current tags. */
  Map<String, String> tags() {
    return new LinkedHashMap<>(tags);
  }
}
