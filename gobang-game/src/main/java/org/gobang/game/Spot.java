package org.gobang.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.jspecify.annotations.Nullable;

/**
 * A place in the record of a game that is being played: the start, or what is behind a move. Knows
 * the position there, and what the clocks showed when its turn began.
 */
final class Spot {

  private final @Nullable Spot parent;
  private final int index;
  private final Reached reached;
  private final List<Spot> next = new ArrayList<>();
  private List<RecordNote> notes;

  /** This move and all behind it, as the record has it; none at the start. */
  private @Nullable Node node;

  /** What the clocks showed, standing, when the game last came here. */
  private @Nullable Clocks clocks;

  /** A position, or why it cannot be reached. */
  private record Reached(@Nullable Position position, @Nullable Unplayable unplayable) {}

  private Spot(
      @Nullable Spot parent,
      int index,
      @Nullable Node node,
      List<RecordNote> notes,
      Reached reached) {
    this.parent = parent;
    this.index = index;
    this.node = node;
    this.notes = notes;
    this.reached = reached;
  }

  /** The start of a record, with no moves yet. */
  static Spot start(Position position, List<RecordNote> notes) {
    return new Spot(null, 0, null, notes, new Reached(position, null));
  }

  @Nullable Spot parent() {
    return parent;
  }

  List<Spot> next() {
    return next;
  }

  List<RecordNote> notes() {
    return notes;
  }

  /**
   * The position here.
   *
   * @throws RefusedException if the moves that lead here cannot be played
   */
  Position position() {
    if (reached.unplayable() != null) {
      throw reached.unplayable().exception();
    }
    return Objects.requireNonNull(reached.position());
  }

  /** Why there is no position here. */
  Optional<Unplayable> unplayable() {
    return Optional.ofNullable(reached.unplayable());
  }

  /** The indices of the children taken on the way here. */
  List<Integer> path() {
    Deque<Integer> path = new ArrayDeque<>();
    for (Spot spot = this; spot.parent != null; spot = spot.parent) {
      path.addFirst(spot.index);
    }
    return List.copyOf(path);
  }

  /** Whether one of the moves that lead here put a stone. */
  boolean stones() {
    for (Spot spot = this; spot.node != null && spot.parent != null; spot = spot.parent) {
      if (spot.node.move() instanceof Move.Place) {
        return true;
      }
    }
    return false;
  }

  @Nullable Clocks clocks() {
    return clocks;
  }

  void clocks(Clocks standing) {
    clocks = standing;
  }

  /** Puts behind this spot what a record has there. */
  Spot add(Node recorded, Position position) {
    return add(recorded, new Reached(position, null));
  }

  /** Puts behind this spot what a record has there and cannot be reached. */
  Spot add(Node recorded, Unplayable why) {
    return add(recorded, new Reached(null, why));
  }

  private Spot add(Node recorded, Reached behind) {
    Spot added = new Spot(this, next.size(), recorded, recorded.notes(), behind);
    next.add(added);
    return added;
  }

  /** The spot behind a move, if the record has it and it can be reached. */
  Optional<Spot> behind(Move move) {
    return next.stream()
        .filter(spot -> spot.node != null && spot.node.move().equals(move))
        .filter(spot -> spot.reached.position() != null)
        .findFirst();
  }

  /** Puts a new move behind this spot, after those that are there. */
  Spot grow(Move move, Position position) {
    Spot added = add(new Node(move, List.of(), List.of()), position);
    changed();
    return added;
  }

  void notes(List<RecordNote> replaced) {
    notes = List.copyOf(replaced);
    changed();
  }

  /** Notes what was measured. A move gone along again keeps what the record has of that kind. */
  void measured(RecordNote measured) {
    if (notes.stream().noneMatch(measured.getClass()::isInstance)) {
      List<RecordNote> all = new ArrayList<>(notes);
      all.add(measured);
      notes(all);
    }
  }

  List<Node> nodes() {
    return next.stream().map(spot -> spot.node).toList();
  }

  /** Writes this node anew, and all those that hold it. */
  private void changed() {
    for (Spot spot = this; spot != null; spot = spot.parent) {
      if (spot.node != null) {
        spot.node = new Node(spot.node.move(), spot.notes, spot.nodes());
      }
    }
  }
}
