package org.gobang.presentation.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.record.RecordNote;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.RecordEdit;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.text.Notices;
import org.gobang.presentation.text.Texts;

/**
 * The editor of the current game's record. A refused edit is shown as a notice and changes nothing.
 * Use only on the interface thread.
 */
public final class RecordEditor {

  private final Supplier<Game> game;
  private final Supplier<Optional<ShownPosition>> shown;
  private final Notices notices;
  private final Texts texts;
  private final BiConsumer<GameSetup, Runnable> open;
  private final Runnable check;
  private Optional<MarkTool> tool = Optional.empty();

  /**
   * Creates an editor of the current game.
   *
   * @param game the game; refused if the interface only watches
   * @param shown the current position
   * @param open opens a game in place of the current one, then runs a task
   * @param check refuses if the record must not be edited
   */
  public RecordEditor(
      Supplier<Game> game,
      Supplier<Optional<ShownPosition>> shown,
      Notices notices,
      Texts texts,
      BiConsumer<GameSetup, Runnable> open,
      Runnable check) {
    this.game = game;
    this.shown = shown;
    this.notices = notices;
    this.texts = texts;
    this.open = open;
    this.check = check;
  }

  private void edit(Function<GameState, RecordEdit> edit) {
    notices.attempt(
        () -> {
          Game open = game.get();
          check.run();
          GameState seen = shown.get().map(ShownPosition::state).orElseGet(open::state);
          open.edit(seen.version(), edit.apply(seen));
        });
  }

  /** Removes the last move of the current position and all moves after it. */
  public void remove() {
    shown.get().ifPresent(now -> remove(now.state().path()));
  }

  /**
   * Removes a move and all moves after it.
   *
   * @param path the position after it
   */
  public void remove(List<Integer> path) {
    edit(seen -> new RecordEdit.Remove(move(path)));
  }

  /** Moves the variation containing the current position up by one place. */
  public void promote() {
    shown.get().ifPresent(now -> promote(now.state().path()));
  }

  /**
   * Moves the innermost variation containing a position up by one place.
   *
   * @param path the position
   */
  public void promote(List<Integer> path) {
    edit(seen -> new RecordEdit.Promote(variation(path)));
  }

  /** Makes the variation containing the current position the main line. */
  public void makeMain() {
    shown.get().ifPresent(now -> makeMain(now.state().path()));
  }

  /**
   * Makes the variation containing a position the main line.
   *
   * @param path the position
   */
  public void makeMain(List<Integer> path) {
    // All moves after the first one of the variation are already main moves.
    edit(seen -> new RecordEdit.MakeMain(variation(path)));
  }

  private List<Integer> move(List<Integer> path) {
    if (path.isEmpty()) {
      throw new RefusedException(texts.of("edit.start"));
    }
    return path;
  }

  /** Returns the path to the first move of the innermost variation of a position. */
  private List<Integer> variation(List<Integer> path) {
    List<Integer> inner = move(path);
    while (!inner.isEmpty() && inner.get(inner.size() - 1) == 0) {
      inner = inner.subList(0, inner.size() - 1);
    }
    if (inner.isEmpty()) {
      throw Notices.nothing(texts.of("edit.main"));
    }
    return inner;
  }

  /** Removes the comments and marks of the current position. */
  public void clear() {
    shown.get().ifPresent(now -> clear(now.state().path()));
  }

  /**
   * Removes the comments and marks of a position; times and evaluations remain.
   *
   * @param path the position
   */
  public void clear(List<Integer> path) {
    edit(
        seen -> {
          List<RecordNote> notes = new ArrayList<>(seen.record().notes(path));
          boolean some = notes.removeIf(RecordEditor::isWritten);
          if (!some) {
            throw Notices.nothing(texts.of("edit.no.notes"));
          }
          return new RecordEdit.Annotate(path, notes);
        });
  }

  private static boolean isWritten(RecordNote note) {
    return note instanceof RecordNote.Comment
        || note instanceof RecordNote.Marked
        || note instanceof RecordNote.Connected;
  }

  /** Returns the mark tool; empty if stones are placed instead of marks. */
  public Optional<MarkTool> tool() {
    return tool;
  }

  /** Selects a mark tool, or none. */
  public void choose(Optional<MarkTool> next) {
    tool = next;
  }

  /** Adds or removes a mark in the current position. */
  public void mark(MarkTool with, Point point) {
    edit(
        seen ->
            new RecordEdit.Annotate(
                seen.path(), with.toggle(seen.record().notes(seen.path()), point)));
  }

  /** Undoes the last edit. */
  public void undo() {
    notices.attempt(() -> game.get().undoEdit());
  }

  /** Redoes the last undone edit. */
  public void redo() {
    notices.attempt(() -> game.get().redoEdit());
  }

  /** Opens the whole game on a rotated or mirrored board, at the current position. */
  public void turn(Symmetry symmetry) {
    notices.attempt(
        () -> {
          GameState now = game.get().state();
          check.run();
          if (!now.explored() && now.ended().isEmpty()) {
            throw new RefusedException(texts.of("edit.turn.playing"));
          }
          List<Integer> path = now.path();
          open.accept(GameSetup.explore(symmetry.of(now.record())), () -> game.get().goTo(path));
        });
  }
}
