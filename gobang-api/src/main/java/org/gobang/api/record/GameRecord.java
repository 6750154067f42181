package org.gobang.api.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.gobang.api.Move;
import org.gobang.api.board.Start;
import org.jspecify.annotations.Nullable;

/**
 * A record of one game with its variations and notes.
 *
 * <p>A record does not check whether the moves are legal; use a {@link org.gobang.api.board.Board}
 * for that.
 *
 * <p>{@link #of} creates a record from rules, a start and moves; {@link #withTags}, {@link
 * #withNotes} and {@link #withLines} return a record with further data.
 */
public final class GameRecord {

  private final String rules;
  private final Start start;
  private final Map<String, String> tags;
  private final List<RecordNote> notes;
  private final List<Node> lines;

  private GameRecord(
      String rules,
      Start start,
      Map<String, String> tags,
      List<RecordNote> notes,
      List<Node> lines) {
    this.rules = rules;
    this.start = Objects.requireNonNull(start, "start");
    // Ordered, so that iteration is deterministic.
    this.tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    tags.forEach((key, value) -> Objects.requireNonNull(value, key));
    this.notes = List.copyOf(notes);
    this.lines = List.copyOf(lines);
    if (rules.isBlank() || tags.keySet().stream().anyMatch(String::isBlank)) {
      throw new IllegalArgumentException("rules and tags need a name");
    }
  }

  /**
   * Returns a record with moves only.
   *
   * @param rules the id of the rules, never blank
   * @param start the position before the first move
   * @param moves the moves in order; may be empty
   * @return a record with one line, without tags and notes
   * @throws IllegalArgumentException if the rules are blank
   */
  public static GameRecord of(String rules, Start start, List<? extends Move> moves) {
    List<Node> next = List.of();
    for (int i = moves.size() - 1; i >= 0; i--) {
      next = List.of(new Node(moves.get(i), List.of(), next));
    }
    return new GameRecord(rules, start, Map.of(), List.of(), next);
  }

  /**
   * Returns this record with other tags.
   *
   * @param newTags the values, by the keys in {@link Tags} and any others; copied in order
   * @return a record with these tags only
   * @throws IllegalArgumentException if the key of a tag is blank
   */
  public GameRecord withTags(Map<String, String> newTags) {
    return new GameRecord(rules, start, newTags, notes, lines);
  }

  /**
   * Returns this record with other notes on the start.
   *
   * @param newNotes the notes, in order
   * @return a record with these notes on the start only
   */
  public GameRecord withNotes(List<RecordNote> newNotes) {
    return new GameRecord(rules, start, tags, newNotes, lines);
  }

  /**
   * Returns this record with other moves.
   *
   * @param newLines the first moves, starting with the main line; empty for a record without moves
   * @return a record with these moves only
   */
  public GameRecord withLines(List<Node> newLines) {
    return new GameRecord(rules, start, tags, notes, newLines);
  }

  /**
   * Returns this record with other rules.
   *
   * @param newRules the id of the rules; never blank
   * @return a record with these rules
   */
  public GameRecord withRules(String newRules) {
    return new GameRecord(newRules, start, tags, notes, lines);
  }

  /**
   * Returns the rules of the game.
   *
   * @return the id of the rules, such as {@code renju}; never blank
   */
  public String rules() {
    return rules;
  }

  /**
   * Returns the position before the first move.
   *
   * @return the start
   */
  public Start start() {
    return start;
  }

  /**
   * Returns the tags of the whole game.
   *
   * @return the values in order, by the keys in {@link Tags} and any others; no key is blank
   */
  public Map<String, String> tags() {
    return tags;
  }

  /**
   * Returns the notes on the start.
   *
   * @return the notes, in order
   */
  public List<RecordNote> notes() {
    return notes;
  }

  /**
   * Returns the first moves.
   *
   * @return the first moves, starting with the main line; empty for a record without moves
   */
  public List<Node> lines() {
    return lines;
  }

  /**
   * Returns the path to the end of the main line.
   *
   * @return the path with the first child at each step, up to the length in {@link Tags#PLAYED}
   */
  public List<Integer> mainLine() {
    String played = tags.getOrDefault(Tags.PLAYED, "");
    int most = played.matches("\\d{1,6}") ? Integer.parseInt(played) : Integer.MAX_VALUE;
    List<Integer> path = new ArrayList<>();
    for (List<Node> next = lines; !next.isEmpty() && path.size() < most; ) {
      path.add(0);
      next = next.get(0).next();
    }
    return List.copyOf(path);
  }

  /**
   * Returns the nodes along a path. The moves of these nodes lead from the start to the position at
   * the path; the last node has the notes on this position.
   *
   * @param path the index of the child taken at each step, from 0
   * @return one node for each step; empty for the empty path
   * @throws IllegalArgumentException if the record has no such path
   */
  public List<Node> follow(List<Integer> path) {
    List<Node> nodes = new ArrayList<>();
    List<Node> next = lines;
    for (int child : path) {
      if (child < 0 || child >= next.size()) {
        throw new IllegalArgumentException("the record has no path " + path);
      }
      nodes.add(next.get(child));
      next = next.get(child).next();
    }
    return List.copyOf(nodes);
  }

  /**
   * Returns the notes on a position.
   *
   * @param path the path; empty for the start
   * @return the notes, in order
   * @throws IllegalArgumentException if the record has no such path
   */
  public List<RecordNote> notes(List<Integer> path) {
    return path.isEmpty() ? notes : follow(path).get(path.size() - 1).notes();
  }

  private List<Object> parts() {
    return List.of(rules, start, tags, notes, lines);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof GameRecord that && parts().equals(that.parts());
  }

  @Override
  public int hashCode() {
    return parts().hashCode();
  }

  @Override
  public String toString() {
    return "GameRecord" + parts();
  }
}
