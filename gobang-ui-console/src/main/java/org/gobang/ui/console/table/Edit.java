package org.gobang.ui.console.table;

import java.util.List;
import java.util.Locale;
import org.gobang.presentation.edit.RecordEditor;
import org.gobang.presentation.edit.Symmetry;

/** How the record can be edited where it is looked at, by the word behind {@code edit}. */
public enum Edit {
  DELETE,
  PROMOTE,
  MAIN,
  CLEAR,
  UNDO,
  REDO,
  ROTATE_LEFT,
  ROTATE_RIGHT,
  MIRROR,
  FLIP;

  /** The word. */
  public String spelling() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * Edits the record.
   *
   * @param at the path of the position that is looked at
   */
  public void carryOut(RecordEditor editor, List<Integer> at) {
    switch (this) {
      case DELETE -> editor.remove(at);
      case PROMOTE -> editor.promote(at);
      case MAIN -> editor.makeMain(at);
      case CLEAR -> editor.clear(at);
      case UNDO -> editor.undo();
      case REDO -> editor.redo();
      case ROTATE_LEFT, ROTATE_RIGHT, MIRROR, FLIP -> editor.turn(Symmetry.valueOf(name()));
    }
  }
}
