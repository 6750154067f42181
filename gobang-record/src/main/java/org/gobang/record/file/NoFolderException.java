package org.gobang.record.file;

import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Thrown if the folder of a file to write does not exist. */
final class NoFolderException extends NoSuchFileException {

  private static final long serialVersionUID = 1;

  NoFolderException(Path folder) {
    super(folder.toString());
  }
}
