package org.gobang.api.update;

import java.util.Objects;
import org.gobang.api.Experimental;

/**
 * The result of a check for updates.
 *
 * @param version the version that runs; empty for a build without a number
 * @param latest the release that the address announces
 * @param newer whether that release is later than the version that runs
 */
@Experimental
public record UpdateReport(String version, Release latest, boolean newer) {

  /** Creates a report. */
  public UpdateReport {
    Objects.requireNonNull(version, "version");
    Objects.requireNonNull(latest, "latest");
  }
}
