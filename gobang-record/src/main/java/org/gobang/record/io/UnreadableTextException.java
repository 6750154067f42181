package org.gobang.record.io;

import org.gobang.record.format.LocalizedMessage;

/** A text that is no readable game. Its message begins with the line and the column. */
public final class UnreadableTextException extends UnreadableContentException {
  private static final long serialVersionUID = 1L;

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
    super(position.line(), position.column(), reason);
  }
}
