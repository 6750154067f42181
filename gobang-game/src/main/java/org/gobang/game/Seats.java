package org.gobang.game;

import java.util.EnumMap;
import java.util.Map;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Unrated;
import org.gobang.api.workbench.GameSetup;

/**
 * The players of a game by seat, and the tags of the record with the players. A seat is the side at
 * the start of the game.
 */
final class Seats {

  private final Map<String, String> tags;
  private final RatingMarks marks;
  private final boolean explored;
  private final boolean limited;
  private SeatedPlayer black;
  private SeatedPlayer white;

  /**
   * Creates the players of a newly opened game.
   *
   * @param named whether the players have swapped colours at the end of the played variation, to
   *     which the names in the record refer
   */
  Seats(GameSetup setup, SeatedPlayer black, SeatedPlayer white, boolean named) {
    this.black = black;
    this.white = white;
    this.tags = RecordTags.named(setup.record().tags(), named);
    this.marks = new RatingMarks(setup);
    this.explored = setup.explored();
    this.limited = !RatedSettings.allow(setup.budget());
    if (!explored) {
      begin();
    }
  }

  private void begin() {
    Map<Stone, Boolean> fits = new EnumMap<>(Stone.class);
    for (Stone seat : Stone.values()) {
      fits.put(seat, fits(seat));
    }
    RatingMarks.clear(tags);
    fits.forEach((seat, fit) -> RecordTags.seatedIfAbsent(tags, seat, seat(seat), fit));
  }

  /**
   * Returns whether the name in the record may belong to the player: a human, or an engine if no
   * human plays.
   */
  private boolean fits(Stone seat) {
    return person(seat) ? !RecordTags.namesComputer(tags, seat) : !anyPerson();
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

  /** Adds a reason to exclude the game from the rating. Returns false if it is already present. */
  boolean unrated(Unrated why) {
    return marks.add(why);
  }

  /** Returns a copy of the current tags with the names of the players by side. */
  Map<String, String> tags(boolean swapped) {
    Map<String, String> named = RecordTags.named(tags, swapped);
    if (!explored) {
      boolean otherwise = limited || !black.rated() || !white.rated();
      marks.write(named, person(Stone.BLACK) != person(Stone.WHITE), otherwise);
    }
    return named;
  }
}
