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
 * One move in a record, and all that comes after it.
 *
 * <p>A game may have thousands of moves, each a node inside the one before; so nothing here goes
 * down the tree by recursion, and other code that walks through it should not either.
 *
 * @param move the move
 * @param notes what was noted about the position after it, in order
 * @param next the moves that follow, the main one first; none at the end of a line
 */
public record Node(Move move, List<RecordNote> notes, List<Node> next) {

  /** Copies the lists. */
  public Node {
    Objects.requireNonNull(move, "move");
    notes = List.copyOf(notes);
    next = List.copyOf(next);
  }

  /**
   * Returns the thinking time that is noted for the move.
   *
   * @return the first such note; zero without one
   */
  public Duration spent() {
    return notes.stream()
        .filter(RecordNote.Spent.class::isInstance)
        .map(note -> ((RecordNote.Spent) note).time())
        .findFirst()
        .orElse(Duration.ZERO);
  }

  /** Compares the whole tree from here on. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Node that && flat().equals(that.flat());
  }

  @Override
  public int hashCode() {
    return flat().hashCode();
  }

  /**
   * Returns the main line from here on, for the log.
   *
   * @return the moves, and how many more there are in variations
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
   * Returns the tree as a list: with the number of children, a node after node order tells it
   * whole.
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
