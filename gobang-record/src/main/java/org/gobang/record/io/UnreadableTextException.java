package org.gobang.record.io;

import java.util.Locale;
import org.gobang.api.record.UnreadableRecordException;
import org.gobang.record.format.LocalizedMessage;

/** A file that is no readable game. Its message begins with the line and the column. */
public final class UnreadableTextException extends RecordException {
  private static final long serialVersionUID = 1L;

  private final transient TextPosition position;
  private final transient LocalizedMessage fault;

  /**
   * A failure at a place of a text.
   *
   * @param text the text
   * @param index the index in it
   * @param reason why it cannot be read
   */
  public UnreadableTextException(String text, int index, LocalizedMessage reason) {
    this(TextPosition.of(text, index), reason);
  }

  private UnreadableTextException(TextPosition position, LocalizedMessage reason) {
    super(position.locate(reason));
    this.position = position;
    this.fault = reason;
  }

  /**
   * The failure as formats report it.
   *
   * @param language the language of its reason
   * @return the failure with its place
   */
  public UnreadableRecordException in(Locale language) {
    return new UnreadableRecordException(
        new UnreadableRecordException.InText(position.line(), position.column()),
        fault.in(language));
  }
}
