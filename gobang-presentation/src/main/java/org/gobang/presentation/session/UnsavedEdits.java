package org.gobang.presentation.session;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.api.workbench.GameState;

/**
 * The edits of the game at hand that are in no file. The host keeps games that are played; of one
 * that is explored, edits are lost with it unless the user saves them.
 *
 * <p>Use only on the interface thread.
 */
public final class UnsavedEdits {

  private final Supplier<Optional<GameState>> editable;
  private Question question = (leave, stay) -> leave.run();
  private Optional<Path> file = Optional.empty();

  /** The record that is in the file, or that the user began with; empty if none is kept. */
  private Optional<GameRecord> kept = Optional.empty();

  private boolean partial;
  private boolean asking;

  /** Asks the user what becomes of the edits before the game is left. */
  @FunctionalInterface
  public interface Question {

    /**
     * Asks; runs one of the tasks, now or later.
     *
     * @param leave leaves the game: the edits are saved, or not wanted
     * @param stay has the game stay
     */
    void ask(Runnable leave, Runnable stay);
  }

  /**
   * No edits.
   *
   * @param editable the current state of the game whose edits nobody else keeps; empty for any
   *     other game
   */
  UnsavedEdits(Supplier<Optional<GameState>> editable) {
    this.editable = editable;
  }

  /** Sets what asks before a game with edits is left; without it the edits are lost. */
  public void onLeave(Question next) {
    question = next;
  }

  /** Leaves the game, after a question if there are edits. */
  public void leave(Runnable then) {
    if (!exist()) {
      then.run();
    } else if (!asking) {
      asking = true;
      question.ask(
          () -> {
            asking = false;
            then.run();
          },
          () -> asking = false);
    }
  }

  /** Returns whether there are edits that are in no file. Values that engines found are none. */
  public boolean exist() {
    return editable
        .get()
        .map(GameState::record)
        .filter(now -> kept.filter(before -> isSame(before, now)).isEmpty())
        .isPresent();
  }

  private static boolean isSame(GameRecord before, GameRecord now) {
    return before.equals(now)
        || (before.rules().equals(now.rules())
            && before.start().equals(now.start())
            && before.tags().equals(now.tags())
            && written(before.notes()).equals(written(now.notes()))
            && written(before).equals(written(now)));
  }

  private static List<RecordNote> written(List<RecordNote> notes) {
    return notes.stream().filter(note -> !(note instanceof RecordNote.Evaluated)).toList();
  }

  /**
   * Returns the moves in a fixed order, each with how many follow it: without recursion, games are
   * deep.
   */
  private static List<Object> written(GameRecord record) {
    List<Object> all = new ArrayList<>(List.of(record.lines().size()));
    List<Node> open = new ArrayList<>(record.lines());
    while (!open.isEmpty()) {
      Node node = open.remove(open.size() - 1);
      all.add(List.of(node.move(), written(node.notes()), node.next().size()));
      open.addAll(node.next());
    }
    return all;
  }

  /** Returns the file that the game was opened from or saved to. */
  public Optional<Path> file() {
    return file;
  }

  /**
   * Returns whether the file has something that is not in the game, and would be lost with a save.
   */
  public boolean isPartial() {
    return partial;
  }

  /** Another game is at hand, from no file. */
  void begin(GameState now) {
    kept = Optional.of(now.record());
    file = Optional.empty();
    partial = false;
  }

  /**
   * The game at hand comes from a file.
   *
   * @param all whether it is all that is in the file
   */
  public void opened(Path from, boolean all) {
    file = Optional.of(from);
    partial = !all;
  }

  /** The game at hand has edits that no file has; it may come from a file. */
  public void recovered(Optional<Path> from) {
    kept = Optional.empty();
    file = from;
    partial = false;
  }

  /**
   * A record of the game at hand was written to a file.
   *
   * @param all whether the file holds all of it
   */
  public void saved(Path to, GameRecord record, boolean all) {
    file = Optional.of(to);
    partial = false;
    if (all) {
      kept = Optional.of(record);
    }
  }
}
