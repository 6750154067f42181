package org.gobang.record.io;

import java.util.Locale;
import org.gobang.api.LocalizedText;
import org.gobang.api.record.UnreadableRecordException;
import org.gobang.record.format.RecordMessages;

/** A file that is no readable game, from a place on. Its message begins with the place. */
public class UnreadableContentException extends RecordException {
  private static final long serialVersionUID = 1L;

  private final transient UnreadableRecordException.Place place;
  private final transient LocalizedText fault;

  /**
   * Text that cannot be read.
   *
   * @param text the text
   * @param index where in it
   * @param fault what is wrong there
   */
  public UnreadableContentException(String text, int index, LocalizedText fault) {
    this(TextPosition.of(text, index), fault);
  }

  private UnreadableContentException(TextPosition at, LocalizedText fault) {
    this(at.line(), at.column(), fault);
  }

  /**
   * A failure at a place of a text.
   *
   * @param line the line, from 1
   * @param column the character in the line, from 1
   * @param fault why it cannot be read
   */
  public UnreadableContentException(int line, int column, LocalizedText fault) {
    super(new TextPosition(line, column).locate(fault));
    this.place = new UnreadableRecordException.InText(line, column);
    this.fault = fault;
  }

  /**
   * A failure at a place of a file that is not text.
   *
   * @param offset the number of bytes before it
   * @param fault why it cannot be read
   */
  public UnreadableContentException(long offset, LocalizedText fault) {
    super(RecordMessages.of("at.byte", offset, fault));
    this.place = new UnreadableRecordException.InBytes(offset);
    this.fault = fault;
  }

  /**
   * The failure as formats report it.
   *
   * @param language the language of its reason
   * @return the failure with its place
   */
  public final UnreadableRecordException in(Locale language) {
    return new UnreadableRecordException(place, fault.in(language));
  }
}
