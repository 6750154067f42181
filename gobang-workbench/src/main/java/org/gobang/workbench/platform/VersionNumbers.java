package org.gobang.workbench.platform;

import java.lang.module.ModuleDescriptor.Version;

/** Compares versions like Java module versions. */
public final class VersionNumbers {

  private VersionNumbers() {}

  /**
   * Returns whether a version is newer than another one.
   *
   * @param version a version
   * @param than the version to compare with; may be empty
   * @return true if both are numbers and the first is greater, or one is not a number and they
   *     differ
   */
  public static boolean isNewer(String version, String than) {
    try {
      return Version.parse(version).compareTo(Version.parse(than)) > 0;
    } catch (IllegalArgumentException noNumber) {
      return !version.equals(than);
    }
  }
}
