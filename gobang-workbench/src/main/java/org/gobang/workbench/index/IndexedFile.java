package org.gobang.workbench.index;

import java.net.URI;
import java.util.regex.Pattern;
import org.gobang.api.RefusedException;
import org.gobang.workbench.platform.HostTexts;

/**
 * A jar in an index.
 *
 * @param address the absolute address
 * @param sha256 its digest: 64 lower-case hexadecimal digits
 * @param bytes its size
 */
public record IndexedFile(URI address, String sha256, long bytes) {

  /** A file name that is valid on every system, and is found by every search for plugins. */
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._+-]*\\.jar");

  /**
   * Returns the file name.
   *
   * @return the last part of the address
   */
  public String name() {
    return name(address);
  }

  /**
   * Returns the file name at the end of an address.
   *
   * @param address the address of a jar
   * @return the last part of its path
   * @throws RefusedException if it is not the name of a jar
   */
  public static String name(URI address) {
    String path = String.valueOf(address.getPath());
    String name = path.substring(path.lastIndexOf('/') + 1);
    if (!NAME.matcher(name).matches()) {
      throw new RefusedException(HostTexts.of("download.name", address));
    }
    return name;
  }
}
