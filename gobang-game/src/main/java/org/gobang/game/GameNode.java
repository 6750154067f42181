package org.gobang.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.jspecify.annotations.Nullable;

/**
 * A mutable node of a {@link GameTree}: the start or the position after a move, with the clocks at
 * the start of the turn.
 */
final class GameNode {

  private final @Nullable GameNode parent;
  private final Reached reached;
  private final List<GameNode> next = new ArrayList<>();
  private List<RecordNote> notes;

  /** The place among the parent's children. */
  private int index;

  /** The record's node of this move, children included; none at the start. */
  private @Nullable Node node;

  /** The clocks, stopped, when the game last arrived here. */
  private @Nullable Clocks clocks;

  /** A position, or the reason why it is unreachable. */
  private record Reached(@Nullable GamePosition position, @Nullable UnplayableMove unplayable) {}

  private GameNode(
      @Nullable GameNode parent,
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

  /** Returns the node for the start of a record, without moves. */
  static GameNode start(GamePosition position, List<RecordNote> notes) {
    return new GameNode(null, 0, null, notes, new Reached(position, null));
  }

  @Nullable GameNode parent() {
    return parent;
  }

  List<GameNode> next() {
    return next;
  }

  List<RecordNote> notes() {
    return notes;
  }

  /**
   * Returns the position.
   *
   * @throws RefusedException if the moves that lead here cannot be played
   */
  GamePosition position() {
    if (reached.unplayable() != null) {
      throw reached.unplayable().exception();
    }
    return Objects.requireNonNull(reached.position());
  }

  /** Returns the reason why the position is unreachable. */
  Optional<UnplayableMove> unplayable() {
    return Optional.ofNullable(reached.unplayable());
  }

  /** Returns the path from the start as child indices. */
  List<Integer> path() {
    Deque<Integer> path = new ArrayDeque<>();
    for (GameNode each = this; each.parent != null; each = each.parent) {
      path.addFirst(each.index);
    }
    return List.copyOf(path);
  }

  /** Returns whether a stone was placed on the path from the start. */
  boolean stones() {
    for (GameNode each = this; each.node != null && each.parent != null; each = each.parent) {
      if (each.node.move() instanceof Move.Place) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the players have swapped colours; false if the position is unreachable. */
  boolean swapped() {
    return reached.position() != null && reached.position().swapped();
  }

  /**
   * Returns the seat of the player of the last action on the path to this node; null at the start.
   */
  @Nullable Stone lastSeat() {
    return parent == null ? null : parent.position().seatToAct();
  }

  /**
   * Returns the node before the last move of a seat on the path to this node; null if there is
   * none.
   */
  @Nullable GameNode beforeLastMove(Stone seat) {
    for (GameNode each = this; each.parent != null; each = each.parent) {
      if (each.parent.position().seatToAct() == seat) {
        return each.parent;
      }
    }
    return null;
  }

  @Nullable Clocks clocks() {
    return clocks;
  }

  void clocks(Clocks stopped) {
    clocks = stopped;
  }

  /** Appends a child with the position after a recorded move. */
  GameNode add(Node recorded, GamePosition position) {
    return add(recorded, new Reached(position, null));
  }

  /** Appends a child for a recorded move that is not playable. */
  GameNode add(Node recorded, UnplayableMove why) {
    return add(recorded, new Reached(null, why));
  }

  private GameNode add(Node recorded, Reached after) {
    GameNode added = new GameNode(this, next.size(), recorded, recorded.notes(), after);
    next.add(added);
    return added;
  }

  /** Returns the child after a move; empty if there is none or its position is unreachable. */
  Optional<GameNode> child(Move move) {
    return next.stream()
        .filter(each -> each.node != null && each.node.move().equals(move))
        .filter(each -> each.reached.position() != null)
        .findFirst();
  }

  /** Appends a child for a new move. */
  GameNode addMove(Move move, GamePosition position) {
    GameNode added = add(new Node(move, List.of(), List.of()), position);
    changed();
    return added;
  }

  /** Returns whether a node is this node or a descendant. */
  boolean leadsTo(GameNode node) {
    for (GameNode each = node; each != null; each = each.parent) {
      if (each == this) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether this node is in the main line; false after it or an ancestor was removed. */
  boolean isMain() {
    for (GameNode each = this; each.parent != null; each = each.parent) {
      if (each.parent.next.isEmpty() || each.parent.next.get(0) != each) {
        return false;
      }
    }
    return true;
  }

  int index() {
    return index;
  }

  /** Makes the variation with this node the main line. Returns false if it was. */
  boolean makeMain() {
    boolean moved = false;
    for (GameNode each = this; each.parent != null; each = each.parent) {
      if (each.index > 0) {
        each.parent.next.remove(each.index);
        each.parent.insert(0, each);
        moved = true;
      }
    }
    return moved;
  }

  /** Removes a child with all its descendants. */
  void remove(GameNode child) {
    next.remove(child.index);
    reordered();
  }

  /** Inserts a removed child at an index. */
  void insert(int place, GameNode child) {
    next.add(place, child);
    reordered();
  }

  private void reordered() {
    for (int i = 0; i < next.size(); i++) {
      next.get(i).index = i;
    }
    changed();
  }

  void notes(List<RecordNote> replaced) {
    notes = List.copyOf(replaced);
    changed();
  }

  /** Adds a measurement as a note. An existing note of the same kind is not replaced. */
  void addMeasurement(RecordNote measured) {
    if (notes.stream().noneMatch(measured.getClass()::isInstance)) {
      List<RecordNote> all = new ArrayList<>(notes);
      all.add(measured);
      notes(all);
    }
  }

  List<Node> nodes() {
    return next.stream().map(each -> each.node).toList();
  }

  /** Rebuilds the record's node here and in all ancestors. */
  private void changed() {
    for (GameNode each = this; each != null; each = each.parent) {
      if (each.node != null) {
        each.node = new Node(each.node.move(), each.notes, each.nodes());
      }
    }
  }
}
