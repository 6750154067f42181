package org.gobang.ui.console.table;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.gobang.presentation.edit.RecordEditor;
import org.gobang.presentation.edit.Symmetry;

/** How the record can be edited where it is looked at, by the word behind {@code edit}. */
public enum Edit {
  DELETE(RecordEditor::remove),
  PROMOTE(RecordEditor::promote),
  MAIN(RecordEditor::makeMain),
  CLEAR(RecordEditor::clear),
  UNDO((editor, at) -> editor.undo()),
  REDO((editor, at) -> editor.redo()),
  ROTATE_LEFT((editor, at) -> editor.turn(Symmetry.ROTATE_LEFT)),
  ROTATE_RIGHT((editor, at) -> editor.turn(Symmetry.ROTATE_RIGHT)),
  MIRROR((editor, at) -> editor.turn(Symmetry.MIRROR)),
  FLIP((editor, at) -> editor.turn(Symmetry.FLIP));

  private final BiConsumer<RecordEditor, List<Integer>> how;

  Edit(BiConsumer<RecordEditor, List<Integer>> how) {
    this.how = how;
  }

  static Optional<Edit> spelled(String word) {
    return Arrays.stream(values()).filter(each -> word.equals(each.spelling())).findFirst();
  }

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
    how.accept(editor, at);
  }
}
