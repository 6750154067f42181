package org.gobang.api.record;

import java.util.Objects;
import org.gobang.api.RefusedException;

/**
 * Thrown by a {@link RecordFormat} if the content of a file is not a valid game. The host adds the
 * name of the file to the message.
 */
public final class UnreadableRecordException extends RefusedException {
  private static final long serialVersionUID = 1L;

  private final transient Place place;
  private final String reason;

  /**
   * Creates an exception for a place in a file.
   *
   * @param place the place of the error
   * @param reason the reason as a sentence in the requested language, without the place
   */
  public UnreadableRecordException(Place place, String reason) {
    super(place + ": " + reason);
    this.place = place;
    this.reason = Objects.requireNonNull(reason, "reason");
  }

  /**
   * Returns the place of the error.
   *
   * @return the place
   */
  public Place place() {
    return place;
  }

  /**
   * Returns the reason.
   *
   * @return a sentence for users, without the place
   */
  public String reason() {
    return reason;
  }

  /**
   * A place in a file.
   *
   * <p>Not implemented by plugins.
   */
  public sealed interface Place {}

  /**
   * A place in a text file.
   *
   * @param line the line, from 1
   * @param column the character in the line, from 1
   */
  public record InText(int line, int column) implements Place {

    /**
     * Creates a place in a text file.
     *
     * @throws IllegalArgumentException if a number is less than 1
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
   * A place in a binary file.
   *
   * @param offset the number of bytes before the place
   */
  public record InBytes(long offset) implements Place {

    /**
     * Creates a place in a binary file.
     *
     * @throws IllegalArgumentException if the offset is negative
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
