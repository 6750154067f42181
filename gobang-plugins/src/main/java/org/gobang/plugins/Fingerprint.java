package org.gobang.plugins;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * What tells files from those that take their places, without reading them.
 *
 * @param text their paths, sizes and times of change, a line each
 * @param keys what the system knows them by, and when it last saw one change, where it tells;
 *     another after a restart, maybe
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
        text.add(file + " " + is.size() + " " + is.lastModifiedTime());
        keys.add(Optional.ofNullable(is.fileKey()));
        if (file.getFileSystem().supportedFileAttributeViews().contains("unix")) {
          // Who copies may keep size and time of a file, but never this one.
          keys.add(Files.getAttribute(file, "unix:ctime"));
        }
      } catch (IOException gone) {
        text.add(file + " cannot be read");
      }
    }
    return new Fingerprint(text.toString(), keys);
  }
}
