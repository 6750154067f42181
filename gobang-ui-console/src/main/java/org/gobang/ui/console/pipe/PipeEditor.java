package org.gobang.ui.console.pipe;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.gobang.api.Keyword;
import org.gobang.api.Point;
import org.gobang.api.workbench.GameSetup;
import org.gobang.presentation.edit.MarkTool;
import org.gobang.presentation.edit.RecordEditor;
import org.gobang.presentation.edit.Symmetry;
import org.gobang.presentation.session.GameSession;
import org.gobang.presentation.text.Notices;

/** Edits the record at the current position, and writes the edits. */
final class PipeEditor {

  private final PipeContext context;
  private final Notices notices;
  private final RecordEditor editor;

  /**
   * Creates an editor of the current game.
   *
   * @param open opens a game in place of the current one, then runs a task
   * @param check throws a refusal if the record must not be edited
   */
  PipeEditor(
      PipeContext context,
      GameSession session,
      BiConsumer<GameSetup, Runnable> open,
      Runnable check) {
    this.context = context;
    this.notices = new Notices(context.texts(), () -> {});
    this.editor =
        new RecordEditor(session::own, Optional::empty, notices, context.texts(), open, check);
  }

  /**
   * Edits the record.
   *
   * @param edit the command of the table
   * @param done the name of the written event
   */
  void edit(String edit, String done, List<Integer> at) {
    switch (edit) {
      case "remove" -> editor.remove(at);
      case "promote" -> editor.promote(at);
      case "main-line" -> editor.makeMain(at);
      case "clear-notes" -> editor.clear(at);
      case "undo-edit" -> editor.undo();
      case "redo-edit" -> editor.redo();
      default -> Keyword.find(Symmetry.values(), edit).ifPresent(editor::turn);
    }
    tell(done);
  }

  /** Adds or removes a mark. */
  void mark(MarkTool tool, Point point) {
    editor.mark(tool, point);
    tell(tool.word() + " " + point);
  }

  private void tell(String done) {
    if (notices.isSettled()) {
      context.streams().event("edited " + done);
    } else {
      context.streams().say(notices.now().sentence());
    }
  }
}
