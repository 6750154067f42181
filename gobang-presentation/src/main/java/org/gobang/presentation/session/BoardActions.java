package org.gobang.presentation.session;

import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Game;
import org.gobang.presentation.edit.MarkTool;
import org.gobang.presentation.edit.PositionEditor;
import org.gobang.presentation.edit.Symmetry;
import org.gobang.presentation.position.ShownPosition;

/**
 * The actions on the board in its current mode: a game, marks, or a position being set up. Use only
 * on the interface thread.
 */
public final class BoardActions {

  private final SessionPresenter session;

  /**
   * Creates the actions of the current game, whose view receives why no stone can be placed on a
   * point.
   */
  BoardActions(SessionPresenter session) {
    this.session = session;
  }

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
                session.refuse(point, session.context().texts().of("occupied"));
              } else {
                session
                    .actions()
                    .play(
                        point,
                        verdict -> {},
                        refused -> session.refuse(point, reason(now, refused)));
              }
            });
  }

  /** A computer to move waits while the game is paused, or for the user to decide. */
  private String reason(ShownPosition now, RefusedException refused) {
    if (refused.kind().equals(Game.COMPUTERS) && now.state().paused()) {
      boolean taught = session.teacher().lesson().isPresent();
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
    if (session.positions().editor().isPresent()) {
      session.positions().change(PositionEditor::undo);
    } else {
      session.editor().undo();
    }
  }

  /** Redoes the last undone edit. */
  public void redoEdit() {
    if (session.positions().editor().isPresent()) {
      session.positions().change(PositionEditor::redo);
    } else {
      session.editor().redo();
    }
  }

  /** Rotates or mirrors the position being set up, or otherwise the whole game. */
  public void turn(Symmetry symmetry) {
    if (session.positions().editor().isPresent()) {
      session.positions().change(editor -> editor.turn(symmetry));
    } else {
      session.editor().turn(symmetry);
    }
  }
}
