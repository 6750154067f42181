package org.gobang.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.gobang.api.record.RecordNote;

/**
 * A change of a game's tree that can be reverted. It holds nodes and not paths, so that moves and
 * notes that come in between do not matter; changes are reverted in the opposite order.
 */
sealed interface TreeChange {

  void apply();

  void revert();

  /** Returns whether the change alters paths. */
  default boolean movesPaths() {
    return true;
  }

  /** The removal of a node from its parent's children. */
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

  /** Nodes that are moved to the front, each among its siblings. */
  record Reordering(List<Shift> shifts) implements TreeChange {

    /** A node that goes from a place among its siblings to another one before it. */
    record Shift(GameNode parent, GameNode node, int from, int to) {

      void move(int place) {
        parent.remove(node);
        parent.insert(place, node);
      }

      /** Returns whether one of the nodes that it overtakes leads to another node. */
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

  /** Notes that are replaced by others, among all that a node has. */
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

    /** Returns the current notes with the change from one list to the other applied. */
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
