package org.gobang.game.record;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Optional;

/** Why a file could not be read or written, in words for people. */
public final class FileFault {

  private FileFault() {}

  /**
   * Words for a failure; what the system says is often no more than the name of the file.
   *
   * @param e what was thrown
   * @return the end of a sentence that names the file
   */
  public static String words(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "there is no such file or folder";
    }
    if (e instanceof AccessDeniedException) {
      return "access is denied";
    }
    if (e instanceof MalformedInputException) {
      return "it is not a text";
    }
    Optional<String> reason =
        e instanceof FileSystemException fault
            ? Optional.ofNullable(fault.getReason())
            : Optional.empty();
    return reason.orElseGet(() -> String.valueOf(e.getMessage()));
  }
}
