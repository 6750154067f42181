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
 * One game written down, with everything that was tried and noted along the way.
 *
 * <p>A record holds what is written, not what is right: whether the moves can be played is for a
 * {@link org.gobang.api.board.Board} to say.
 *
 * <p>Made by {@link #of} from rules, start and moves; {@link #withTags}, {@link #withNotes} and
 * {@link #withLines} give a record with more in it.
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
    // In their order, so that walking through them is the same in every run.
    this.tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    tags.forEach((key, value) -> Objects.requireNonNull(value, key));
    this.notes = List.copyOf(notes);
    this.lines = List.copyOf(lines);
    if (rules.isBlank() || tags.keySet().stream().anyMatch(String::isBlank)) {
      throw new IllegalArgumentException("rules and tags need a name");
    }
  }

  /**
   * Returns the record of moves and nothing else.
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
   * Returns this record with other facts about the whole game.
   *
   * @param newTags the facts, by the keys in {@link Tags} and any others; copied in their order
   * @return a record that has these tags only
   * @throws IllegalArgumentException if the key of a tag is blank
   */
  public GameRecord withTags(Map<String, String> newTags) {
    return new GameRecord(rules, start, newTags, notes, lines);
  }

  /**
   * Returns this record with other notes about the start.
   *
   * @param newNotes the notes, in order
   * @return a record that has these notes at the start only
   */
  public GameRecord withNotes(List<RecordNote> newNotes) {
    return new GameRecord(rules, start, tags, newNotes, lines);
  }

  /**
   * Returns this record with other moves.
   *
   * @param newLines the first moves, the main one first; none before the game has started
   * @return a record that has these moves only
   */
  public GameRecord withLines(List<Node> newLines) {
    return new GameRecord(rules, start, tags, notes, newLines);
  }

  /**
   * Returns this record by other rules.
   *
   * @param newRules their id; never blank
   * @return a record that has these rules
   */
  public GameRecord withRules(String newRules) {
    return new GameRecord(newRules, start, tags, notes, lines);
  }

  /**
   * Returns the rules that the game is played by.
   *
   * @return their id, such as {@code renju}; never blank
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
   * Facts about the whole game.
   *
   * @return the facts in their order, by the keys in {@link Tags} and any others; no key blank
   */
  public Map<String, String> tags() {
    return tags;
  }

  /**
   * Returns what was noted about the start.
   *
   * @return the notes, in order
   */
  public List<RecordNote> notes() {
    return notes;
  }

  /**
   * Returns the first moves.
   *
   * @return the main one first; none before the game has started
   */
  public List<Node> lines() {
    return lines;
  }

  /**
   * Returns where the main line ends.
   *
   * @return the path that takes the first child at every step, up to where {@link Tags#PLAYED} ends
   *     it
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
   * Returns the nodes along a path. Their moves lead from the start to the position at the path,
   * and the last of them holds that position's notes.
   *
   * @param path the index of the child taken at each step, from 0
   * @return a node for each step; none for the empty path
   * @throws IllegalArgumentException if there is no such path
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
   * Returns what was noted about a position.
   *
   * @param path its path; empty for the start
   * @return the notes, in order
   * @throws IllegalArgumentException if there is no such path
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
