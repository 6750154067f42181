package org.gobang.api.workbench;

import java.util.List;
import org.gobang.api.record.RecordNote;

/**
 * A change of a game's record that can be undone, for {@link Game#edit}.
 *
 * <p>Implemented here alone.
 */
public sealed interface RecordEdit {

  /**
   * Returns the position that the edit is about.
   *
   * @return its path: the index of the child taken at each step
   */
  List<Integer> path();

  /**
   * Takes a move out of the record, with all that follows it.
   *
   * @param path the position after the move; not the start
   */
  record Remove(List<Integer> path) implements RecordEdit {

    /**
     * Copies the path.
     *
     * @throws IllegalArgumentException if it is the start
     */
    public Remove {
      path = move(path);
    }
  }

  /**
   * Moves a variation one place to the front, among the moves that the record has at the same
   * position. Does nothing where it is the first of them.
   *
   * @param path the position after the first move of the variation; not the start
   */
  record Promote(List<Integer> path) implements RecordEdit {

    /**
     * Copies the path.
     *
     * @throws IllegalArgumentException if it is the start
     */
    public Promote {
      path = move(path);
    }
  }

  /**
   * Makes the line that leads to a position the main line: each of its moves becomes the first
   * among those that the record has at the same position.
   *
   * @param path the position; not the start
   */
  record MakeMain(List<Integer> path) implements RecordEdit {

    /**
     * Copies the path.
     *
     * @throws IllegalArgumentException if it is the start
     */
    public MakeMain {
      path = move(path);
    }
  }

  /**
   * Replaces what is noted about a position. Undoing it takes back only what it changed: notes that
   * came since stay.
   *
   * @param path the position; empty for the start
   * @param notes all its notes from now on, in order; may be empty
   */
  record Annotate(List<Integer> path, List<RecordNote> notes) implements RecordEdit {

    /** Copies the lists. */
    public Annotate {
      path = List.copyOf(path);
      notes = List.copyOf(notes);
    }
  }

  private static List<Integer> move(List<Integer> path) {
    if (path.isEmpty()) {
      throw new IllegalArgumentException("the start is not a move");
    }
    return List.copyOf(path);
  }
}
