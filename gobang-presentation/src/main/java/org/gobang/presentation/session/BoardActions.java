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
 * What a user does on the board, by what is going on there: a game, marks that are drawn, or a
 * position that is set up. Use only on the interface thread.
 */
public final class BoardActions {

  private final SessionPresenter session;

  /** Actions in the game at hand, whose view hears why no stone can be put on a point. */
  BoardActions(SessionPresenter session) {
    this.session = session;
  }

  /** Puts a stone, or draws what is chosen to be drawn. */
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

  /** A computer that is to move waits while the game is paused, or for the user to decide. */
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
   * Takes back the last act of the user. In a game that is explored, and while a position is set
   * up, the last edit is undone.
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

  /** Makes the last edit again that was undone. */
  public void redoEdit() {
    if (session.positions().editor().isPresent()) {
      session.positions().change(PositionEditor::redo);
    } else {
      session.editor().redo();
    }
  }

  /** Turns the position that is set up, or else the whole game. */
  public void turn(Symmetry symmetry) {
    if (session.positions().editor().isPresent()) {
      session.positions().change(editor -> editor.turn(symmetry));
    } else {
      session.editor().turn(symmetry);
    }
  }
}
