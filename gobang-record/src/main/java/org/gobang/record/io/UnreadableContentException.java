package org.gobang.record.io;

import java.util.Locale;
import org.gobang.api.LocalizedText;
import org.gobang.api.RefusedException;
import org.gobang.api.record.UnreadableRecordException;
import org.gobang.record.format.RecordMessages;

/**
 * Thrown for a file that is not a readable game, with the location of the error. The message starts
 * with the location.
 */
public class UnreadableContentException extends RefusedException {
  private static final long serialVersionUID = 1L;

  private final transient UnreadableRecordException.Place place;
  private final transient LocalizedText fault;

  /**
   * Creates an exception for a location in a text.
   *
   * @param text the text
   * @param index the index of the location
   * @param fault the reason
   */
  public UnreadableContentException(String text, int index, LocalizedText fault) {
    this(TextPosition.of(text, index), fault);
  }

  private UnreadableContentException(TextPosition at, LocalizedText fault) {
    this(at.line(), at.column(), fault);
  }

  /**
   * Creates an exception for a line and column of a text.
   *
   * @param line the line, from 1
   * @param column the character in the line, from 1
   * @param fault the reason
   */
  public UnreadableContentException(int line, int column, LocalizedText fault) {
    super(new TextPosition(line, column).locate(fault));
    this.place = new UnreadableRecordException.InText(line, column);
    this.fault = fault;
  }

  /**
   * Creates an exception for a location in a binary file.
   *
   * @param offset the number of bytes before the location
   * @param fault the reason
   */
  public UnreadableContentException(long offset, LocalizedText fault) {
    super(RecordMessages.of("at.byte", offset, fault));
    this.place = new UnreadableRecordException.InBytes(offset);
    this.fault = fault;
  }

  /**
   * Returns the corresponding exception of the API.
   *
   * @param language the language of the reason
   * @return the exception with the place of the error
   */
  public final UnreadableRecordException in(Locale language) {
    return new UnreadableRecordException(place, fault.in(language));
  }
}
