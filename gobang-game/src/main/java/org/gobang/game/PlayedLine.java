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
 * The line that was played: its last position and the result there. Viewing other positions changes
 * neither; in an explored game only an edit moves the end.
 */
final class PlayedLine {

  private final Seats seats;
  private final boolean explored;
  private GameNode end;
  private Optional<Result> ended;

  /** Where the main line of an explored game ends, though moves follow; null where none do. */
  private final @Nullable GameNode cut;

  /** The tags when the game ended: seats may change before it continues. */
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

  /** Returns the last position of the line. */
  GameNode end() {
    return end;
  }

  /** Returns the result of the game; empty while it is in progress. */
  Optional<Result> ended() {
    return ended;
  }

  /**
   * Moves the end of the line to a node, with the game's result there, if any, and makes it the
   * main line: what was withdrawn becomes a variation.
   *
   * @return whether that moved paths
   */
  boolean advance(GameNode node, Optional<Result> result) {
    if (explored) {
      return false;
    }
    end = node;
    setResult(result);
    return restoreMain();
  }

  /** Makes a played line the main line again; returns whether that moved paths. */
  boolean restoreMain() {
    return !explored && end.makeMain();
  }

  /** Returns the end of the main line from a node of it on. */
  GameNode mainEnd(GameNode from) {
    GameNode last = from;
    while (!last.next().isEmpty() && last != cut) {
      last = last.next().get(0);
    }
    return last;
  }

  /** Moves the end of an explored line: its moves were removed, or it is no longer the main one. */
  void moveEnd(GameNode node) {
    end = node;
  }

  /** Sets or clears the result; the end of the line stays. */
  void setResult(Optional<Result> result) {
    ended = result;
    endTags = namedTags();
  }

  /** Returns the board's result at a position, else the game's if the line ends there. */
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

  /** Returns the tags with the players' names by their sides at the end of the line. */
  private Map<String, String> namedTags() {
    return seats.tags(end.swapped());
  }
}
