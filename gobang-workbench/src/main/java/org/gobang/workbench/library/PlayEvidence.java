package org.gobang.workbench.library;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Tags;
import org.gobang.api.record.Unrated;

/**
 * Finds the kinds of players of a game if its record does not specify them, because earlier
 * versions of Gobang stored only the times of moves. Each move of an engine has a time, those of a
 * human only in games with clocks.
 */
final class PlayEvidence {

  private final GameRecord record;
  private final List<Node> main;

  private PlayEvidence(GameRecord record) {
    this.record = record;
    this.main = record.follow(record.mainLine());
  }

  /** Returns the tags of a record, completed by known data. */
  static Map<String, String> tags(GameRecord record) {
    boolean says =
        record.tags().containsKey(Tags.BLACK_TYPE) || record.tags().containsKey(Tags.WHITE_TYPE);
    if (says) {
      return record.tags();
    }
    Map<String, String> tags = new LinkedHashMap<>(record.tags());
    PlayEvidence evidence = new PlayEvidence(record);
    Optional<Stone> computer = evidence.computer();
    computer.ifPresent(
        stone -> {
          boolean black = stone == Stone.BLACK;
          tags.put(Tags.BLACK_TYPE, black ? Tags.COMPUTER : Tags.HUMAN);
          tags.put(Tags.WHITE_TYPE, black ? Tags.HUMAN : Tags.COMPUTER);
        });
    Set<Unrated> reasons = EnumSet.noneOf(Unrated.class);
    if (!record.start().stones().isEmpty() || computer.filter(evidence::foundMoves).isPresent()) {
      reasons.add(Unrated.POSITION);
    }
    if (evidence.withdrew()) {
      reasons.add(Unrated.TAKE_BACK);
    }
    if (!reasons.isEmpty()) {
      tags.put(Tags.UNRATED, Unrated.words(reasons));
    }
    return tags;
  }

  /** Returns the side of the only engine; empty if unknown or without such a side. */
  private Optional<Stone> computer() {
    boolean choices = main.stream().anyMatch(node -> node.move() instanceof Move.Choose);
    Set<Stone> timed = EnumSet.noneOf(Stone.class);
    Set<Stone> moved = EnumSet.noneOf(Stone.class);
    for (Node node : main) {
      moved.add(node.move().stone());
      if (isTimed(node)) {
        timed.add(node.move().stone());
      }
    }
    // Players who made choices may have swapped colours.
    return choices || moved.size() < 2 || timed.size() != 1
        ? Optional.empty()
        : timed.stream().findFirst();
  }

  /** Returns whether engine moves existed at the start of the game. Those have no time. */
  private boolean foundMoves(Stone computer) {
    return main.stream()
        .filter(node -> node.move().stone() == computer)
        .findFirst()
        .filter(first -> !isTimed(first))
        .isPresent();
  }

  /** Returns whether played variations exist. */
  private boolean withdrew() {
    return Stream.concat(Stream.of(record.lines()), main.stream().map(Node::next))
        .flatMap(siblings -> siblings.stream().skip(1))
        .anyMatch(PlayEvidence::hasTimed);
  }

  private static boolean hasTimed(Node variation) {
    Deque<Node> left = new ArrayDeque<>(List.of(variation));
    while (!left.isEmpty()) {
      Node node = left.pop();
      if (isTimed(node)) {
        return true;
      }
      node.next().forEach(left::push);
    }
    return false;
  }

  private static boolean isTimed(Node node) {
    return node.notes().stream().anyMatch(RecordNote.Spent.class::isInstance);
  }
}
