package org.gobang.record.file;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Map;
import org.gobang.api.LocalizedText;
import org.gobang.api.RefusedException;
import org.gobang.record.format.RecordMessages;

/** Explains to users why a file could not be read or written. */
public final class FileErrors {

  /** The Unix error for a folder instead of a file. */
  static final String FOLDER = "Is a directory";

  /** Common Unix errors and the keys of their texts. */
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

  private static final Map<Class<?>, String> OF_TYPE =
      Map.of(
          NoSuchFileException.class,
          "fault.none",
          AccessDeniedException.class,
          "fault.denied",
          FileAlreadyExistsException.class,
          "fault.exists",
          NotDirectoryException.class,
          "fault.no.folder",
          MalformedInputException.class,
          "fault.no.text");

  private FileErrors() {}

  /**
   * Returns a refusal with the reason why a file or folder cannot be read.
   *
   * @param file the file or folder, as shown to the user
   * @param e the failure
   * @return the refusal
   */
  public static RefusedException unreadable(Object file, IOException e) {
    return new RefusedException(RecordMessages.of("file.unread", file, reason(e)), e);
  }

  /**
   * Returns a refusal with the reason why a file or folder cannot be written.
   *
   * @param file the file or folder, as shown to the user
   * @param e the failure
   * @return the refusal
   */
  public static RefusedException unwritable(Object file, IOException e) {
    return new RefusedException(RecordMessages.of("file.unwritten", file, reason(e)), e);
  }

  /**
   * Returns the reason for a failure, which is often missing in the message of the exception. Rare
   * reasons of the operating system are not translated.
   *
   * @param e the failure
   * @return the end of a sentence that names the file
   */
  public static LocalizedText reason(IOException e) {
    if (e instanceof NoFolderException missing) {
      return RecordMessages.of("fault.folder", missing.getFile());
    }
    String reason = e instanceof FileSystemException fault ? fault.getReason() : null;
    String words = reason == null ? String.valueOf(e.getMessage()) : reason;
    String known = OF_TYPE.get(e.getClass());
    String key = known == null ? OF_SYSTEM.get(words) : known;
    return key == null ? RecordMessages.of("fault.other", words) : RecordMessages.of(key);
  }
}
