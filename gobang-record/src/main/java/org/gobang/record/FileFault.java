package org.gobang.record;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Locale;
import java.util.Optional;

/** Why a file could not be read or written, in words for people. */
public final class FileFault {

  private FileFault() {}

  /**
   * Words for a failure, in English.
   *
   * @param e what was thrown
   * @return the end of a sentence that names the file
   */
  public static String words(IOException e) {
    return words(e, Locale.ROOT);
  }

  /**
   * Words for a failure; what the system says is often no more than the name of the file.
   *
   * @param e what was thrown
   * @param language the language of the words, but of those that the system says
   * @return the end of a sentence that names the file
   */
  public static String words(IOException e, Locale language) {
    if (e instanceof NoSuchFileException) {
      return Sentence.of("fault.none").in(language);
    }
    if (e instanceof AccessDeniedException) {
      return Sentence.of("fault.denied").in(language);
    }
    if (e instanceof MalformedInputException) {
      return Sentence.of("fault.no.text").in(language);
    }
    Optional<String> reason =
        e instanceof FileSystemException fault
            ? Optional.ofNullable(fault.getReason())
            : Optional.empty();
    return reason.orElseGet(() -> String.valueOf(e.getMessage()));
  }
}
