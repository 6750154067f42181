package org.gobang.api.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apiguardian.api.API;
import org.gobang.api.Move;
import org.gobang.api.board.Start;

/**
 * One game written down, with everything that was tried and noted along the way.
 *
 * <p>A record holds what is written, not what is right: whether the moves can be played is for a
 * {@link org.gobang.api.board.Board} to say.
 *
 * @param rules the id of the rules the game is played by, such as {@code renju}; never blank
 * @param start the position before the first move
 * @param tags facts about the whole game, by the keys in {@link Tags} and any others; no key blank
 * @param notes what was noted about the start, in order
 * @param lines the first moves, the main one first; none before the game has begun
 */
@API(status = API.Status.STABLE, since = "1.0")
public record GameRecord(
    String rules, Start start, Map<String, String> tags, List<RecordNote> notes, List<Node> lines) {

  /**
   * Copies the lists, and the tags in their order.
   *
   * @throws IllegalArgumentException if the rules or the key of a tag are blank
   */
  public GameRecord {
    Objects.requireNonNull(start, "start");
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    tags.forEach((key, value) -> Objects.requireNonNull(value, key));
    notes = List.copyOf(notes);
    lines = List.copyOf(lines);
    if (rules.isBlank() || tags.keySet().stream().anyMatch(String::isBlank)) {
      throw new IllegalArgumentException("rules and tags need a name");
    }
  }

  /**
   * The record of moves and nothing else.
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
   * Where the main line ends.
   *
   * @return the path that takes the first child at every step
   */
  public List<Integer> mainLine() {
    List<Integer> path = new ArrayList<>();
    for (List<Node> next = lines; !next.isEmpty(); next = next.get(0).next()) {
      path.add(0);
    }
    return List.copyOf(path);
  }

  /**
   * The nodes along a path. Their moves lead from the start to the position at the path, and the
   * last of them holds that position's notes.
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
}
