package org.gobang.api.update;

import java.net.URI;
import java.time.LocalDate;
import java.util.Objects;
import org.gobang.api.Experimental;

/**
 * A published version of the application.
 *
 * @param version the version number, such as {@code 1.1.0}
 * @param date the date of publication
 * @param page the HTTP address of the download page
 */
@Experimental
public record Release(String version, LocalDate date, URI page) {

  /** Creates a release. */
  public Release {
    Objects.requireNonNull(version, "version");
    Objects.requireNonNull(date, "date");
    Objects.requireNonNull(page, "page");
  }
}
