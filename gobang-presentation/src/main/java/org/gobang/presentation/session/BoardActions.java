package org.gobang.presentation.session;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Verdict;
import org.gobang.api.workbench.Game;
import org.gobang.presentation.edit.MarkTool;
import org.gobang.presentation.edit.PositionEditor;
import org.gobang.presentation.edit.RecordEditor;
import org.gobang.presentation.edit.Symmetry;
import org.gobang.presentation.position.ShownPosition;

/**
 * The actions on the board in its current mode: a game, marks, or a position being set up. Use only
 * on the interface thread.
 */
public record BoardActions(SessionPresenter session) {

  /** Places a stone, or draws the selected mark. */
  public void play(Point point) {
    Optional<MarkTool> tool = session.editor().tool();
    if (session.positions().editor().isPresent()) {
      session.positions().change(editor -> editor.put(point));
    } else if (tool.isPresent()) {
      session.editor().mark(tool.get(), point);
    } else {
      put(point);
    }
  }

  private void put(Point point) {
    session
        .display()
        .position()
        .ifPresent(
            now -> {
              if (now.stones().containsKey(point) && !now.over()) {
                refuse(point, session.context().texts().of("occupied"));
              } else {
                session
                    .actions()
                    .play(point, verdict -> {}, refused -> refuse(point, reason(now, refused)));
              }
            });
  }

  /** Refuses a stone in the same way as the board. */
  private void refuse(Point point, String sentence) {
    session.listener().refused(point, new Verdict.Refused("refused", List.of(), false), sentence);
  }

  /** An engine to move waits while the game is paused, or for the user to decide. */
  private String reason(ShownPosition now, RefusedException refused) {
    if (refused.kind().equals(Game.COMPUTERS) && now.state().paused()) {
      boolean taught = session.assistance().teacher().lesson().isPresent();
      return session
          .context()
          .texts()
          .of(taught ? "teaching.waits" : "paused", now.turn(session.context().texts()));
    }
    return session.context().texts().of(refused);
  }

  /**
   * Takes back the user's last action. In an explored game, and while a position is set up, the
   * last edit is undone.
   */
  public void takeBack() {
    if (isEdited()) {
      undoEdit();
    } else {
      session.actions().takeBack();
    }
  }

  /** Returns whether {@link #takeBack} undoes an edit. */
  public boolean isEdited() {
    return session.positions().editor().isPresent()
        || session
            .display()
            .position()
            .filter(now -> now.explored() && now.state().undoable())
            .isPresent();
  }

  /** Undoes the last edit. */
  public void undoEdit() {
    change(PositionEditor::undo, RecordEditor::undo);
  }

  /** Redoes the last undone edit. */
  public void redoEdit() {
    change(PositionEditor::redo, RecordEditor::redo);
  }

  /** Rotates or mirrors the position being set up, or otherwise the whole game. */
  public void turn(Symmetry symmetry) {
    change(editor -> editor.turn(symmetry), record -> record.turn(symmetry));
  }

  private void change(Consumer<PositionEditor> setUp, Consumer<RecordEditor> record) {
    if (session.positions().editor().isPresent()) {
      session.positions().change(setUp);
    } else {
      record.accept(session.editor());
    }
  }
}
