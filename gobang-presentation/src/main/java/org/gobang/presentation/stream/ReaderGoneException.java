package org.gobang.presentation.stream;

import java.io.IOException;

/**
 * Standard output is a pipe whose reader has ended. That is usual, as in {@code gobang plugins |
 * head -1}, and no error to report: the program ends silently, with {@link #STATUS}.
 */
public final class ReaderGoneException extends IOException {

  /**
   * The exit status: 128 and the number of the signal SIGPIPE, as shells report it for programs
   * that the signal ends.
   */
  public static final int STATUS = 141;

  private static final long serialVersionUID = 1L;

  /**
   * A pipe without a reader.
   *
   * @param cause what the write threw
   */
  public ReaderGoneException(IOException cause) {
    super(cause.getMessage(), cause);
  }
}
