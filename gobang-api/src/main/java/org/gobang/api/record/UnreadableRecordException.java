package org.gobang.api.record;

import java.util.Objects;
import org.gobang.api.RefusedException;

/**
 * The content of a file is not that of a game, from some place on. Thrown by a {@link
 * RecordFormat}; the host puts the name of the file before it.
 */
public final class UnreadableRecordException extends RefusedException {
  private static final long serialVersionUID = 1L;

  private final transient Place place;
  private final String reason;

  /**
   * Creates a failure at a place in a file.
   *
   * @param place where it is
   * @param reason why the content cannot be read, as a sentence in the language that was asked for;
   *     without the place
   */
  public UnreadableRecordException(Place place, String reason) {
    super(place + ": " + reason);
    this.place = place;
    this.reason = Objects.requireNonNull(reason, "reason");
  }

  /**
   * Returns where the content cannot be read.
   *
   * @return the place
   */
  public Place place() {
    return place;
  }

  /**
   * Returns why it cannot be read.
   *
   * @return a sentence for users, without the place
   */
  public String reason() {
    return reason;
  }

  /**
   * A place in a file.
   *
   * <p>Implemented here alone.
   */
  public sealed interface Place {}

  /**
   * A place in a text.
   *
   * @param line the line, from 1
   * @param column the character in the line, from 1
   */
  public record InText(int line, int column) implements Place {

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if one is less than 1
     */
    public InText {
      if (line < 1 || column < 1) {
        throw new IllegalArgumentException("lines and columns count from 1");
      }
    }

    /** Returns the place in English. */
    @Override
    public String toString() {
      return "line " + line + ", column " + column;
    }
  }

  /**
   * A place in a file that is not text.
   *
   * @param offset the number of bytes before it
   */
  public record InBytes(long offset) implements Place {

    /**
     * Checks the number.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public InBytes {
      if (offset < 0) {
        throw new IllegalArgumentException("offsets count from 0");
      }
    }

    /** Returns the place in English. */
    @Override
    public String toString() {
      return "byte " + offset;
    }
  }
}
