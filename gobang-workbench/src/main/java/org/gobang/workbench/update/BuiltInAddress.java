package org.gobang.workbench.update;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import org.gobang.workbench.download.Download;

/** The address of releases, stored in the application by the build. */
final class BuiltInAddress {

  private static final String FILE = "releases.properties";

  private BuiltInAddress() {}

  /** Returns the address; empty if the build did not set one. */
  static Optional<URI> find() {
    try (InputStream file =
        Objects.requireNonNull(BuiltInAddress.class.getResourceAsStream(FILE), FILE)) {
      Properties build = new Properties();
      build.load(file);
      return Optional.of(build.getProperty("address", ""))
          .filter(text -> !text.isBlank())
          .map(Download::address);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
