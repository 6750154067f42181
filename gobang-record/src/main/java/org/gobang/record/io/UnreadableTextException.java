package org.gobang.record.io;

import org.gobang.record.format.LocalizedMessage;

/** A file that is no readable game. Its message begins with the line and the column. */
public final class UnreadableTextException extends RecordException {
  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;

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
    this.line = position.line();
    this.column = position.column();
  }

  /**
   * The line of the failure.
   *
   * @return the line, from 1
   */
  public int line() {
    return line;
  }

  /**
   * The column of the failure.
   *
   * @return the character in the line, from 1
   */
  public int column() {
    return column;
  }
}
