package org.gobang.game;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Result;
import org.gobang.api.record.Tags;
import org.gobang.api.workbench.GameSetup;
import org.jspecify.annotations.Nullable;

/**
 * The played variation: the last position and the result. Viewing other positions does not change
 * it. In an explored game, only edits do.
 */
final class PlayedLine {

  private final Seats seats;
  private final boolean explored;
  private GameNode end;
  private Optional<Result> ended;

  /** The end of the main line of an explored game if moves follow it; otherwise null. */
  private final @Nullable GameNode cut;

  /** The tags at the end of the game. Seats may change before the game is resumed. */
  private Map<String, String> endTags;

  PlayedLine(GameTree tree, GameSetup setup, Seats seats, GameNode at) {
    this.seats = seats;
    this.explored = setup.explored();
    this.end = tree.at(setup.line());
    GameRecord record = setup.record();
    this.cut =
        explored && record.tags().containsKey(Tags.PLAYED) ? tree.at(record.mainLine()) : null;
    this.ended =
        (explored ? Result.recorded(setup.record().tags()) : Optional.<Result>empty())
            .or(() -> end == at ? at.position().result() : Optional.empty());
    this.endTags = namedTags();
  }

  boolean explored() {
    return explored;
  }

  /** Returns the last position of the variation. */
  GameNode end() {
    return end;
  }

  /** Returns the result of the game; empty while it is in progress. */
  Optional<Result> ended() {
    return ended;
  }

  /**
   * Moves the end of the variation to a node, sets the result and makes the variation the main
   * line. Moves that were taken back become a side variation.
   *
   * @return whether paths changed
   */
  boolean advance(GameNode node, Optional<Result> result) {
    if (explored) {
      return false;
    }
    end = node;
    setResult(result);
    return restoreMain();
  }

  /** Makes the played variation the main line again. Returns whether paths changed. */
  boolean restoreMain() {
    return !explored && end.makeMain();
  }

  /** Returns the end of the main line, starting at one of its nodes. */
  GameNode mainEnd(GameNode from) {
    GameNode last = from;
    while (!last.next().isEmpty() && last != cut) {
      last = last.next().get(0);
    }
    return last;
  }

  /**
   * Moves the end of an explored variation. Called after its moves were removed or the main line
   * changed.
   */
  void moveEnd(GameNode node) {
    end = node;
  }

  /** Sets or clears the result without moving the end of the variation. */
  void setResult(Optional<Result> result) {
    ended = result;
    endTags = namedTags();
  }

  /**
   * Returns the result at a position: from the board, or the result of the game at the end of the
   * variation.
   */
  Optional<Result> resultAt(GameNode node) {
    return node.position().result().or(() -> ended.filter(how -> node == end && !explored));
  }

  /** Returns the tags of the record. */
  Map<String, String> tags() {
    Map<String, String> tags =
        explored
            ? new LinkedHashMap<>(endTags)
            : RecordTags.with(ended.isPresent() ? endTags : namedTags(), ended);
    tags.remove(Tags.PLAYED);
    GameNode last = explored ? cut : end;
    if (last != null && !last.next().isEmpty() && last.isMain()) {
      tags.put(Tags.PLAYED, String.valueOf(last.path().size()));
    }
    return tags;
  }

  /** Returns the tags with the names of the players by side at the end of the variation. */
  private Map<String, String> namedTags() {
    return seats.tags(end.swapped());
  }
}
