package org.gobang.api.update;

import java.util.Objects;
import org.gobang.api.Experimental;

/**
 * The result of a check for updates.
 *
 * @param version the running version; empty for a build without a number
 * @param latest the release announced by the address
 * @param newer whether the release is newer than the running version
 */
@Experimental
public record UpdateReport(String version, Release latest, boolean newer) {

  /** Creates a report. */
  public UpdateReport {
    Objects.requireNonNull(version, "version");
    Objects.requireNonNull(latest, "latest");
  }
}
