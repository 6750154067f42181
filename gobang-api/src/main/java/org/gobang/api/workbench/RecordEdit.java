package org.gobang.api.workbench;

import java.util.List;
import org.gobang.api.record.RecordNote;

/**
 * An edit of a game's record that can be undone, for {@link Game#edit}.
 *
 * <p>Not implemented by plugins.
 */
public sealed interface RecordEdit {

  /**
   * Returns the path of the edited position.
   *
   * @return the path: the index of the child at each step
   */
  List<Integer> path();

  /**
   * An edit that removes a move and all following moves from the record.
   *
   * @param path the position after the move; not the start
   */
  record Remove(List<Integer> path) implements RecordEdit {

    /**
     * Creates a removal with a copy of the path.
     *
     * @throws IllegalArgumentException if it is the start
     */
    public Remove {
      path = move(path);
    }
  }

  /**
   * An edit that moves a variation one place to the front among the variations of the same
   * position. Has no effect on the first one.
   *
   * @param path the position after the first move of the variation; not the start
   */
  record Promote(List<Integer> path) implements RecordEdit {

    /**
     * Creates a promotion with a copy of the path.
     *
     * @throws IllegalArgumentException if it is the start
     */
    public Promote {
      path = move(path);
    }
  }

  /**
   * An edit that makes the variation containing a position the main line: each of its moves becomes
   * the first one in its position.
   *
   * @param path the position; not the start
   */
  record MakeMain(List<Integer> path) implements RecordEdit {

    /**
     * Creates an edit with a copy of the path.
     *
     * @throws IllegalArgumentException if it is the start
     */
    public MakeMain {
      path = move(path);
    }
  }

  /**
   * An edit that replaces the notes on a position. Undoing restores only the changed notes; later
   * notes are preserved.
   *
   * @param path the position; empty for the start
   * @param notes the new notes, in order; may be empty
   */
  record Annotate(List<Integer> path, List<RecordNote> notes) implements RecordEdit {

    /** Creates an annotation with copies of the lists. */
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
