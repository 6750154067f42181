package org.gobang.study.explorer;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import org.gobang.api.record.ReadDefaults;

/**
 * The state of a file when it was read. A different stamp means that the file has changed.
 *
 * @param bytes the size; less than 0 for a file that was read only in part
 * @param modified the time of the last change, in milliseconds since 1970
 * @param readAs a hash code of the defaults and criteria
 */
public record FileStamp(long bytes, long modified, int readAs) {

  /** The stamp of a file that was read only in part. */
  static final FileStamp PARTIAL = new FileStamp(-1, 0, 0);

  /**
   * Returns the current stamp of a file.
   *
   * @param file the file
   * @param source the defaults and criteria for its games
   * @return its stamp
   * @throws IOException if the file is missing or cannot be read
   */
  public static FileStamp of(Path file, GameSource source) throws IOException {
    BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
    ReadDefaults defaults = source.defaults();
    String readAs = defaults.rules() + ' ' + defaults.size() + ' ' + defaults.rulesChosen();
    String further = defaults.charset().map(Charset::name).orElse("");
    if (!source.criteria().equals(GameCriteria.ALL)) {
      further += source.criteria();
    }
    return new FileStamp(
        now.size(), now.lastModifiedTime().toMillis(), (readAs + further).hashCode());
  }
}
