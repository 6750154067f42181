package org.gobang.record.renlib;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.gobang.api.LocalizedText;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.record.RecordNote;
import org.gobang.record.format.FormattedRecord;
import org.gobang.record.format.RecordMessages;

/** The notes on positions that RenLib files support, and the losses of other notes. */
final class RenlibNotes {

  /** The result for a position without notes, as most are. */
  private static final Held NOTHING = new Held("", false, List.of());

  private final Set<LocalizedText> losses = new LinkedHashSet<>();

  /**
   * The supported notes on one position.
   *
   * @param comment the text as written to the file; empty for none
   * @param marked whether the move has a mark
   * @param labels texts on the board
   */
  record Held(String comment, boolean marked, List<Label> labels) {}

  /** A text on a point of the board. */
  record Label(Point point, String text) {}

  /** Returns the losses so far. */
  List<LocalizedText> losses() {
    return List.copyOf(losses);
  }

  /** Returns the supported notes on the position after a move, or on the start. */
  Held held(List<RecordNote> notes, Optional<Move> move) {
    if (notes.isEmpty()) {
      return NOTHING;
    }
    List<String> comments = new ArrayList<>();
    List<Label> labels = new ArrayList<>();
    boolean marked = false;
    for (RecordNote note : notes) {
      if (note instanceof RecordNote.Comment comment) {
        comments.add(comment.text());
      } else if (note instanceof RecordNote.Marked mark && isOfMove(mark, move)) {
        marked = true;
      } else if (note instanceof RecordNote.Marked mark && !mark.isShape()) {
        mark.points().forEach(point -> label(point, mark.mark()).ifPresent(labels::add));
      } else if (note instanceof RecordNote.Marked || note instanceof RecordNote.Connected) {
        losses.add(RecordMessages.of("lost.shapes"));
      }
    }
    if (comments.size() > 1) {
      losses.add(RecordMessages.of("lost.joined"));
    }
    return new Held(comment(String.join("\n\n", comments)), marked, labels);
  }

  private static boolean isOfMove(RecordNote.Marked mark, Optional<Move> move) {
    return mark.mark().equals(RecordNote.Marked.CIRCLE)
        && move.filter(
                made ->
                    made instanceof Move.Place place
                        && mark.points().equals(List.of(place.point())))
            .isPresent();
  }

  private Optional<Label> label(Point point, String text) {
    if (point.column() >= RenlibCode.SIZE || point.row() >= RenlibCode.SIZE) {
      losses.add(RecordMessages.of("lost.outside"));
      return Optional.empty();
    }
    String held = text(text);
    return held.isBlank() ? Optional.empty() : Optional.of(new Label(point, held));
  }

  /** Returns a comment with Windows line ends and RenLib's separator after the first line. */
  private String comment(String text) {
    String plain = text.replaceAll("\r\n?", "\n");
    if (plain.startsWith("\n")) {
      losses.add(RecordMessages.of("lost.blank"));
    }
    String[] lines = text(plain.replaceFirst("^\n+", "")).split("\n", 2);
    return lines.length == 1
        ? lines[0]
        : lines[0] + RenlibCode.FIRST_LINE_END + lines[1].replace("\n", "\r\n");
  }

  /** Returns a text without the characters that would end it or its first line. */
  private String text(String text) {
    String held = text.replace('\0', ' ').replace(RenlibCode.FIRST_LINE_END, ' ');
    if (!held.equals(text)) {
      losses.add(RecordMessages.of("lost.controls"));
    }
    FormattedRecord encodable = FormattedRecord.of(held, List.of());
    losses.addAll(encodable.losses());
    return encodable.text();
  }
}
