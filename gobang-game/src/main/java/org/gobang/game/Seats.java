package org.gobang.game;

import java.util.Map;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.GameSetup;

/**
 * The players of a game by their seats, which are the sides that they have at the start, and the
 * record's tags that name them.
 */
final class Seats {

  private final Map<String, String> tags;
  private SeatedPlayer black;
  private SeatedPlayer white;

  /**
   * The players of a game that is opened.
   *
   * @param named whether the players have exchanged their colours where the record names them, at
   *     the end of the played line
   */
  Seats(GameSetup setup, SeatedPlayer black, SeatedPlayer white, boolean named) {
    this.black = black;
    this.white = white;
    this.tags = RecordTags.named(setup.record().tags(), named);
    for (Stone seat : Stone.values()) {
      RecordTags.seatedIfAbsent(tags, seat, seat(seat));
    }
  }

  SeatedPlayer player(Stone seat) {
    return seat == Stone.BLACK ? black : white;
  }

  Seat seat(Stone seat) {
    return player(seat).seat();
  }

  boolean person(Stone seat) {
    return player(seat).person();
  }

  boolean anyPerson() {
    return black.person() || white.person();
  }

  void seat(Stone seat, SeatedPlayer player) {
    if (seat == Stone.BLACK) {
      black = player;
    } else {
      white = player;
    }
    RecordTags.seated(tags, seat, player.seat());
  }

  /** A copy of the current tags, which name the players by the sides that they have. */
  Map<String, String> tags(boolean swapped) {
    return RecordTags.named(tags, swapped);
  }
}
