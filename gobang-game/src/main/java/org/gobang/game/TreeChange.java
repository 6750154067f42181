package org.gobang.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.gobang.api.record.RecordNote;

/**
 * A reversible change of a game tree. It refers to nodes, not paths, so that moves and notes added
 * in between do not matter. Changes must be reverted in reverse order.
 */
sealed interface TreeChange {

  void apply();

  void revert();

  /** Returns whether the change alters paths. */
  default boolean movesPaths() {
    return true;
  }

  /** The removal of a node from the children of its parent. */
  record Removal(GameNode parent, GameNode node, int place) implements TreeChange {

    @Override
    public void apply() {
      parent.remove(node);
    }

    @Override
    public void revert() {
      parent.insert(place, node);
    }
  }

  /** The move of nodes to the front of their siblings. */
  record Reordering(List<Shift> shifts) implements TreeChange {

    /** The move of a node from an index among its siblings to a smaller one. */
    record Shift(GameNode parent, GameNode node, int from, int to) {

      void move(int place) {
        parent.remove(node);
        parent.insert(place, node);
      }

      /**
       * Returns whether the given node is, or descends from, a sibling that this move overtakes.
       */
      boolean overtakes(GameNode other) {
        return parent.next().subList(to, from).stream().anyMatch(each -> each.leadsTo(other));
      }
    }

    @Override
    public void apply() {
      shifts.forEach(shift -> shift.move(shift.to()));
    }

    @Override
    public void revert() {
      shifts.forEach(shift -> shift.move(shift.from()));
    }
  }

  /** The replacement of some notes of a node. */
  record Notes(GameNode node, List<RecordNote> before, List<RecordNote> after)
      implements TreeChange {

    @Override
    public void apply() {
      node.notes(exchanged(before, after));
    }

    @Override
    public void revert() {
      node.notes(exchanged(after, before));
    }

    @Override
    public boolean movesPaths() {
      return false;
    }

    /** Returns the current notes with the difference between two lists applied. */
    private List<RecordNote> exchanged(List<RecordNote> from, List<RecordNote> to) {
      if (node.notes().equals(from)) {
        return to;
      }
      List<RecordNote> now = new ArrayList<>(node.notes());
      from.stream().filter(note -> !to.contains(note)).forEach(now::remove);
      to.stream()
          .filter(note -> !from.contains(note) && Collections.frequency(now, note) == 0)
          .forEach(now::add);
      return now;
    }
  }
}
