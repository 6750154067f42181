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
 * The unsaved edits of the current game. The host saves played games; edits of an explored game are
 * lost when the game is closed, unless the user saves them.
 *
 * <p>Use only on the interface thread.
 */
public final class UnsavedEdits {

  private final Supplier<Optional<GameState>> editable;
  private Question question = (leave, stay) -> leave.run();
  private Optional<Path> file = Optional.empty();

  /** The record in the file, or the initial record; empty if there is none. */
  private Optional<GameRecord> kept = Optional.empty();

  private boolean partial;
  private boolean asking;

  /** A question to the user on how to handle the edits before the game is closed. */
  @FunctionalInterface
  public interface Question {

    /**
     * Asks the user; runs one of the tasks, now or later.
     *
     * @param leave closes the game: the edits are saved or discarded
     * @param stay keeps the game open
     */
    void ask(Runnable leave, Runnable stay);
  }

  /**
   * Creates a tracker without edits.
   *
   * @param editable the state of a game that only the user saves; empty for any other game
   */
  UnsavedEdits(Supplier<Optional<GameState>> editable) {
    this.editable = editable;
  }

  /**
   * Sets the question to ask before a game with edits is closed. Default: the edits are discarded.
   */
  public void onLeave(Question next) {
    question = next;
  }

  /** Closes the game, after a question if there are edits. */
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

  /** Returns whether there are unsaved edits; evaluations by engines do not count. */
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
   * Returns the moves in a fixed order, each with the number of its successors; without recursion,
   * since games are deep.
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

  /** Returns the file from which the game was opened, or to which it was saved. */
  public Optional<Path> file() {
    return file;
  }

  /** Returns whether the file has content that is not in the game and would be lost with a save. */
  public boolean isPartial() {
    return partial;
  }

  /** Handles the start of another game, without a file. */
  void begin(GameState now) {
    kept = Optional.of(now.record());
    file = Optional.empty();
    partial = false;
  }

  /**
   * Handles the opening of the current game from a file.
   *
   * @param all whether the game is the whole content of the file
   */
  public void opened(Path from, boolean all) {
    file = Optional.of(from);
    partial = !all;
  }

  /** Handles the recovery of unsaved edits of the current game, which may come from a file. */
  public void recovered(Optional<Path> from) {
    kept = Optional.empty();
    file = from;
    partial = false;
  }

  /**
   * Handles the saving of a record of the current game to a file.
   *
   * @param all whether the file contains the whole game
   */
  public void saved(Path to, GameRecord record, boolean all) {
    file = Optional.of(to);
    partial = false;
    if (all) {
      kept = Optional.of(record);
    }
  }
}
