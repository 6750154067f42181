package org.gobang.api.record;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.gobang.api.Move;
import org.gobang.api.MoveText;

/**
 * A move in a record with all following moves.
 *
 * <p>A game may have thousands of moves, each a node inside the previous one. Do not traverse the
 * tree recursively.
 *
 * @param move the move
 * @param notes the notes on the position after the move, in order
 * @param next the next moves, starting with the main line; empty at the end of a variation
 */
public record Node(Move move, List<RecordNote> notes, List<Node> next) {

  /** Creates a node with copies of the lists. */
  public Node {
    Objects.requireNonNull(move, "move");
    notes = List.copyOf(notes);
    next = List.copyOf(next);
  }

  /**
   * Returns the time spent on the move.
   *
   * @return the first such note; zero if there is none
   */
  public Duration spent() {
    return notes.stream()
        .filter(RecordNote.Spent.class::isInstance)
        .map(note -> ((RecordNote.Spent) note).time())
        .findFirst()
        .orElse(Duration.ZERO);
  }

  /** Returns whether the other object is a node with an equal subtree. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Node that && flat().equals(that.flat());
  }

  @Override
  public int hashCode() {
    return flat().hashCode();
  }

  /**
   * Returns the main line from this node on, for the log.
   *
   * @return the moves, and the number of further moves in variations
   */
  @Override
  public String toString() {
    List<Move> main = new ArrayList<>(List.of(move));
    for (Node node = this; !node.next.isEmpty(); ) {
      node = node.next.get(0);
      main.add(node.move);
    }
    int beside = flat().size() - main.size();
    return MoveText.write(main) + (beside == 0 ? "" : " and " + beside + " in variations");
  }

  /**
   * Returns the tree as a list of nodes in pre-order with their numbers of children, which
   * determines the tree.
   */
  private List<Flat> flat() {
    List<Flat> flat = new ArrayList<>();
    Deque<Node> left = new ArrayDeque<>(List.of(this));
    while (!left.isEmpty()) {
      Node node = left.pop();
      flat.add(new Flat(node.move, node.notes, node.next.size()));
      node.next.forEach(left::push);
    }
    return flat;
  }

  private record Flat(Move move, List<RecordNote> notes, int children) {}
}
