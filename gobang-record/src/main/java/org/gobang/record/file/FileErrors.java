package org.gobang.record.file;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.record.format.LocalizedMessage;

/** Explains to people why a file could not be read or written. */
public final class FileErrors {

  /** What Unix reports where a file is expected. */
  static final String FOLDER = "Is a directory";

  /** The reasons of Unix that people meet, and the keys of their texts. */
  private static final Map<String, String> OF_SYSTEM =
      Map.of(
          FOLDER,
          "fault.is.folder",
          "Not a directory",
          "fault.no.folder",
          "No space left on device",
          "fault.full",
          "Disk quota exceeded",
          "fault.quota",
          "Read-only file system",
          "fault.read.only",
          "File name too long",
          "fault.long.name");

  private FileErrors() {}

  /**
   * The reason for a failure, in English.
   *
   * @param e the failure
   * @return the end of a sentence that names the file
   */
  public static String reason(IOException e) {
    return reason(e, Locale.ROOT);
  }

  /**
   * The reason for a failure, which the message of the exception often lacks.
   *
   * @param e the failure
   * @param language the language; rare reasons of the operating system are not translated
   * @return the end of a sentence that names the file
   */
  public static String reason(IOException e, Locale language) {
    if (e instanceof NoFolderException missing) {
      return LocalizedMessage.of("fault.folder", missing.getFile()).in(language);
    }
    if (e instanceof NoSuchFileException) {
      return LocalizedMessage.of("fault.none").in(language);
    }
    if (e instanceof AccessDeniedException) {
      return LocalizedMessage.of("fault.denied").in(language);
    }
    if (e instanceof FileAlreadyExistsException) {
      return LocalizedMessage.of("fault.exists").in(language);
    }
    if (e instanceof NotDirectoryException) {
      return LocalizedMessage.of("fault.no.folder").in(language);
    }
    if (e instanceof MalformedInputException) {
      return LocalizedMessage.of("fault.no.text").in(language);
    }
    Optional<String> reason =
        e instanceof FileSystemException fault
            ? Optional.ofNullable(fault.getReason())
            : Optional.empty();
    String words = reason.orElseGet(() -> String.valueOf(e.getMessage()));
    String key = OF_SYSTEM.get(words);
    return key == null ? words : LocalizedMessage.of(key).in(language);
  }
}
