package org.gobang.game;

import java.util.LinkedHashMap;
import java.util.Map;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.GameSetup;

/** Who plays a game, and the tags of its record, which name the players. */
final class Seating {

  private final Map<String, String> tags;
  private Chair black;
  private Chair white;

  Seating(GameSetup setup, Chair black, Chair white) {
    this.tags = new LinkedHashMap<>(RecordTags.opened(setup));
    this.black = black;
    this.white = white;
  }

  Chair chair(Stone stone) {
    return stone == Stone.BLACK ? black : white;
  }

  Seat seat(Stone stone) {
    return chair(stone).seat();
  }

  boolean person(Stone stone) {
    return chair(stone).person();
  }

  boolean anyPerson() {
    return black.person() || white.person();
  }

  void sit(Stone stone, Chair chair) {
    if (stone == Stone.BLACK) {
      black = chair;
    } else {
      white = chair;
    }
    RecordTags.seated(tags, stone, chair.seat());
  }

  /** The tags as they are now. */
  Map<String, String> tags() {
    return new LinkedHashMap<>(tags);
  }
}
