package org.gobang.record;

/** A file is no game that can be read. Its sentence begins with where in the file that shows. */
public final class UnreadableRecordException extends RecordException {
  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;

  UnreadableRecordException(String text, int index, Sentence reason) {
    this(Place.of(text, index), reason);
  }

  private UnreadableRecordException(Place place, Sentence reason) {
    super(place.of(reason));
    this.line = place.line();
    this.column = place.column();
  }

  /**
   * Where it shows.
   *
   * @return the line, from 1
   */
  public int line() {
    return line;
  }

  /**
   * Where in the line it shows.
   *
   * @return the character, from 1
   */
  public int column() {
    return column;
  }
}
