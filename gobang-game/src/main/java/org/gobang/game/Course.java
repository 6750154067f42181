package org.gobang.game;

import java.util.Map;
import java.util.Optional;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.GameSetup;

/**
 * Where play has come to, and how the game ended there. Looking at other positions changes neither;
 * in a game that is explored nothing does.
 */
final class Course {

  private final Seating seating;
  private final boolean explored;
  private Spot end;
  private Optional<Result> ended;

  /** The tags when the game ended: seats may change before it goes on. */
  private Map<String, String> endTags;

  Course(GameTree tree, GameSetup setup, Seating seating, Spot at) {
    this.seating = seating;
    this.explored = setup.explored();
    this.end = tree.at(setup.line());
    this.ended =
        (explored ? Result.recorded(setup.record().tags()) : Optional.<Result>empty())
            .or(() -> end == at ? at.position().result() : Optional.empty());
    this.endTags = seating.tags();
  }

  boolean explored() {
    return explored;
  }

  /** The position that play has come to. */
  Spot end() {
    return end;
  }

  /** How the game ended; empty while it goes on. */
  Optional<Result> ended() {
    return ended;
  }

  /** Play has come here, and ended if there is a result. */
  void at(Spot spot, Optional<Result> result) {
    if (!explored) {
      end = spot;
      ends(result);
    }
  }

  /** The game has ended so, wherever play has come to, or goes on. */
  void ends(Optional<Result> result) {
    ended = result;
    endTags = seating.tags();
  }

  /** The board's result at a position, or the one that the game has there. */
  Optional<Result> resultAt(Spot spot) {
    return spot.position().result().or(() -> ended.filter(how -> spot == end && !explored));
  }

  /** The tags of the record. */
  Map<String, String> tags() {
    return explored
        ? endTags
        : RecordTags.with(ended.isPresent() ? endTags : seating.tags(), ended);
  }
}
