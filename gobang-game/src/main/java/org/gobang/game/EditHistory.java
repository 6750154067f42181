package org.gobang.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.RecordEdit;
import org.gobang.game.TreeChange.Removal;
import org.gobang.game.TreeChange.Reordering;
import org.gobang.game.TreeChange.Reordering.Shift;

/** The history of edits of a game tree, for undo and redo. */
final class EditHistory {

  private final GameTree tree;
  private final PlayedLine line;
  private final Deque<Edit> made = new ArrayDeque<>();
  private final Deque<Edit> undone = new ArrayDeque<>();

  /**
   * An edit with the position at which it was made.
   *
   * @param shown the node that was shown before
   * @param end the end of the line before
   */
  private record Edit(TreeChange change, GameNode shown, GameNode end) {}

  /**
   * The result of an edit.
   *
   * @param shown the node to show after the edit
   * @param movesPaths whether paths have changed
   */
  record Edited(GameNode shown, boolean movesPaths) {}

  EditHistory(GameTree tree, PlayedLine line) {
    this.tree = tree;
    this.line = line;
  }

  boolean undoable() {
    return !made.isEmpty();
  }

  boolean redoable() {
    return !undone.isEmpty();
  }

  /**
   * Makes an edit if it changes the record.
   *
   * @param shown the node that is shown
   * @throws RefusedException if the path does not exist, or a played move prevents the edit
   */
  Optional<Edited> make(RecordEdit edit, GameNode shown) {
    Optional<TreeChange> change = change(edit);
    return change.map(
        next -> {
          Edited edited = apply(next, shown);
          undone.clear();
          return edited;
        });
  }

  private Optional<TreeChange> change(RecordEdit edit) {
    GameNode node = tree.at(edit.path());
    if (edit instanceof RecordEdit.Annotate noted) {
      return node.notes().equals(noted.notes())
          ? Optional.empty()
          : Optional.of(new TreeChange.Notes(node, node.notes(), noted.notes()));
    }
    if (edit instanceof RecordEdit.Remove) {
      GameNode parent = Objects.requireNonNull(node.parent());
      return Optional.of(new Removal(parent, node, node.index()));
    }
    List<Shift> shifts =
        edit instanceof RecordEdit.Promote
            ? shifts(node, Objects.requireNonNull(node.parent()), node.index() - 1)
            : shifts(node, tree.at(List.of()), 0);
    return shifts.isEmpty() ? Optional.empty() : Optional.of(new Reordering(shifts));
  }

  /**
   * Returns the shifts that move a node and its ancestors, up to a certain one, to a place among
   * their siblings.
   */
  private static List<Shift> shifts(GameNode node, GameNode upTo, int place) {
    List<Shift> shifts = new ArrayList<>();
    GameNode each = node;
    for (GameNode parent = node.parent(); parent != null && each != upTo; parent = each.parent()) {
      if (each.index() > Math.max(0, place)) {
        shifts.add(new Shift(parent, each, each.index(), place));
      }
      each = parent;
    }
    return shifts;
  }

  private Edited apply(TreeChange change, GameNode shown) {
    refuseForPlayed(change);
    made.push(new Edit(change, shown, line.end()));
    change.apply();
    if (line.explored() && change instanceof Reordering) {
      line.moveEnd(line.mainEnd(tree.at(List.of())));
    }
    if (!(change instanceof Removal removal)) {
      return new Edited(shown, change.movesPaths());
    }
    if (removal.node().leadsTo(line.end())) {
      line.moveEnd(line.mainEnd(removal.parent()));
    }
    return new Edited(removal.node().leadsTo(shown) ? removal.parent() : shown, true);
  }

  private void refuseForPlayed(TreeChange change) {
    boolean removes = change instanceof Removal removal && removal.node().leadsTo(line.end());
    boolean overtakes =
        change instanceof Reordering order
            && order.shifts().stream().anyMatch(shift -> shift.overtakes(line.end()));
    if (!line.explored() && (removes || overtakes)) {
      throw new RefusedException(Game.PLAYED, "the moves that were played stay the main line");
    }
  }

  /**
   * Undoes the last edit.
   *
   * @param shown the node that is shown
   * @throws RefusedException if there is none
   */
  Edited undo(GameNode shown) {
    Edit last = last(made, Game.NOTHING_TO_UNDO, "there is no edit to be undone");
    made.pop();
    undone.push(last);
    last.change().revert();
    if (line.explored()) {
      line.moveEnd(last.end());
    }
    boolean back = last.change() instanceof Removal removal && removal.parent() == shown;
    return new Edited(back ? last.shown() : shown, last.change().movesPaths());
  }

  /**
   * Redoes the last undone edit.
   *
   * @param shown the node that is shown
   * @throws RefusedException if there is none, or a played move prevents it
   */
  Edited redo(GameNode shown) {
    Edit next = last(undone, Game.NOTHING_TO_REDO, "there is no edit to be made again");
    Edited edited = apply(next.change(), shown);
    undone.pop();
    return edited;
  }

  private static Edit last(Deque<Edit> edits, String kind, String sentence) {
    return Optional.ofNullable(edits.peek())
        .orElseThrow(() -> new RefusedException(kind, sentence));
  }
}
