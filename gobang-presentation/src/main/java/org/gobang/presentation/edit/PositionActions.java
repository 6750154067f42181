package org.gobang.presentation.edit;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.gobang.api.workbench.GameSetup;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.text.Notices;

/**
 * The actions that set up a position. The current game remains unchanged until the position is
 * opened. Use only on the interface thread.
 */
public final class PositionActions {

  private final Supplier<Optional<ShownPosition>> shown;
  private final Notices notices;
  private final BiConsumer<GameSetup, Runnable> open;
  private final Runnable check;
  private final Runnable changed;
  private Optional<PositionEditor> editor = Optional.empty();

  /**
   * Creates actions without a position.
   *
   * @param shown the current position
   * @param open opens a game in place of the current one, then runs a task
   * @param check refuses if no other game may be opened
   * @param changed run when the view must be updated
   */
  public PositionActions(
      Supplier<Optional<ShownPosition>> shown,
      Notices notices,
      BiConsumer<GameSetup, Runnable> open,
      Runnable check,
      Runnable changed) {
    this.shown = shown;
    this.notices = notices;
    this.open = open;
    this.check = check;
    this.changed = changed;
  }

  /** Returns the editor of the position; empty if none is being set up. */
  public Optional<PositionEditor> editor() {
    return editor;
  }

  /** Starts the set-up with the current position, or cancels it without a change. */
  public void toggle() {
    if (editor.isPresent()) {
      end();
      return;
    }
    notices.attempt(
        () -> {
          check.run();
          editor =
              shown
                  .get()
                  .map(
                      now ->
                          new PositionEditor(
                              now.state().record().rules(),
                              now.size(),
                              now.stones(),
                              now.state().toMove()));
        });
    changed.run();
  }

  /** Changes the position being set up, if any. */
  public void change(Consumer<PositionEditor> change) {
    editor.ifPresent(change);
    changed.run();
  }

  /**
   * Opens the position as an explored game.
   *
   * @param then run when the game is open
   */
  public void open(Runnable then) {
    editor.ifPresent(
        ready ->
            notices.attempt(
                () -> {
                  check.run();
                  open.accept(GameSetup.explore(ready.record()), then);
                }));
  }

  /** Closes the editor and returns to the current game. */
  public void end() {
    editor = Optional.empty();
    changed.run();
  }

  /** Handles the start of another game. */
  public void forget() {
    editor = Optional.empty();
  }
}
