package org.gobang.api.update;

import java.net.URI;
import java.time.LocalDate;
import java.util.Objects;
import org.gobang.api.Experimental;

/**
 * A published version of the application.
 *
 * @param version its number, such as {@code 1.1.0}
 * @param date the day when it was published
 * @param page where it can be downloaded, an address of HTTP
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
