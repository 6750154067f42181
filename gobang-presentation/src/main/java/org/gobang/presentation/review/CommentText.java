package org.gobang.presentation.review;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.RecordNote;

/** What is written about a position, among all that a record notes about it. */
public final class CommentText {

  private CommentText() {}

  /**
   * Reads the comment on a position.
   *
   * @param record the game
   * @param path the position; empty for the start
   * @return the comment, several of them as paragraphs; empty if there is none
   * @throws IllegalArgumentException if the record has no such path
   */
  public static String at(GameRecord record, List<Integer> path) {
    return record.notes(path).stream()
        .filter(RecordNote.Comment.class::isInstance)
        .map(note -> ((RecordNote.Comment) note).text())
        .collect(Collectors.joining("\n\n"));
  }

  /**
   * Writes a comment on a position, in place of those that were there.
   *
   * @param record the game
   * @param path the position; empty for the start
   * @param text the comment; a blank one removes those that were there
   * @return all notes of the position, for {@link org.gobang.api.workbench.Game#note}
   * @throws IllegalArgumentException if the record has no such path
   */
  public static List<RecordNote> with(GameRecord record, List<Integer> path, String text) {
    List<RecordNote> notes = new ArrayList<>(record.notes(path));
    notes.removeIf(RecordNote.Comment.class::isInstance);
    if (!text.isBlank()) {
      notes.add(0, new RecordNote.Comment(text.strip()));
    }
    return notes;
  }
}
