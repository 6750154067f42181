package org.gobang.presentation.edit;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.gobang.api.workbench.GameSetup;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.text.Notices;

/**
 * Setting up a position in place of the game at hand, which waits unchanged until the position is
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
   * Nothing is set up yet.
   *
   * @param shown the position that the user sees
   * @param open opens a game in place of the one at hand, and then runs a task
   * @param check refuses where no other game may be opened
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

  /** What is being set up; empty if nothing is. */
  public Optional<PositionEditor> editor() {
    return editor;
  }

  /** Begins with the position shown, or ends without a change. */
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

  /** Changes what is being set up, if anything is. */
  public void change(Consumer<PositionEditor> change) {
    editor.ifPresent(change);
    changed.run();
  }

  /**
   * Opens the position as a game that is explored.
   *
   * @param then run when it is at hand
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

  /** Shows the game at hand again. */
  public void end() {
    editor = Optional.empty();
    changed.run();
  }

  /** Handles the start of another game. */
  public void forget() {
    editor = Optional.empty();
  }
}
