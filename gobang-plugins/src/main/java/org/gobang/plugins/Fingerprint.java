package org.gobang.plugins;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.concurrent.TimeUnit;

/**
 * A fingerprint of files, for detecting changes without reading the files.
 *
 * @param text their paths, sizes and modification times, one line each
 * @param keys their file keys and change times, if the system has them; these may differ after a
 *     restart
 */
record Fingerprint(String text, List<Object> keys) {

  Fingerprint {
    keys = List.copyOf(keys);
  }

  static Fingerprint of(List<Path> files) {
    StringJoiner text = new StringJoiner("\n");
    List<Object> keys = new ArrayList<>();
    for (Path file : files) {
      try {
        BasicFileAttributes is = Files.readAttributes(file, BasicFileAttributes.class);
        text.add(file + " " + is.size() + " " + is.lastModifiedTime().to(TimeUnit.NANOSECONDS));
        keys.add(Optional.ofNullable(is.fileKey()));
        if (file.getFileSystem().supportedFileAttributeViews().contains("unix")) {
          // A copy may keep a file's size and modification time, but never its change time.
          keys.add(Files.getAttribute(file, "unix:ctime"));
        }
      } catch (IOException gone) {
        text.add(file + " cannot be read");
      }
    }
    return new Fingerprint(text.toString(), keys);
  }
}
