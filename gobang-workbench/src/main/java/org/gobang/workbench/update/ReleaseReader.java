package org.gobang.workbench.update;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.regex.Pattern;
import org.gobang.api.RefusedException;
import org.gobang.api.update.Release;
import org.gobang.record.file.FileErrors;
import org.gobang.record.file.RegularFile;
import org.gobang.record.file.TemporaryFolder;
import org.gobang.record.json.JsonFields;
import org.gobang.workbench.download.Download;
import org.gobang.workbench.platform.HostTexts;

/**
 * Reads the announcement of a release: {@code version}, {@code date} and {@code page}. Other fields
 * are ignored, for later versions.
 *
 * @param download downloads the file
 */
record ReleaseReader(Download download) {

  /** The size limit in bytes. */
  private static final long LIMIT = 1_000_000;

  private static final Pattern VERSION =
      Pattern.compile("[0-9]{1,9}(\\.[0-9]{1,9}){2}([-+][0-9A-Za-z.+-]{1,64})?");

  private static final Pattern DATE = Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}");

  private static final Pattern PAGE = Pattern.compile("https?://[!-~]{1,2000}");

  /**
   * Reads the announcement at an address.
   *
   * @throws RefusedException if it cannot be downloaded, or announces no release
   */
  Release read(URI address) {
    try (TemporaryFolder folder = TemporaryFolder.ofSystem("gobang-release-")) {
      Files.createDirectories(folder.path());
      Path file = folder.path().resolve("release.json");
      download.to(address, file, LIMIT);
      return release(address, new String(RegularFile.readBytes(file), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new RefusedException(HostTexts.of("download.failed", address, FileErrors.reason(e)), e);
    }
  }

  private Release release(URI address, String text) {
    try {
      JsonNode json = JsonFields.parse(text);
      return new Release(
          JsonFields.string(json, "version", VERSION),
          LocalDate.parse(JsonFields.string(json, "date", DATE)),
          Download.address(JsonFields.string(json, "page", PAGE)));
    } catch (JsonProcessingException e) {
      throw malformed(address, e.getOriginalMessage(), e);
    } catch (RefusedException | DateTimeParseException e) {
      throw malformed(address, String.valueOf(e.getMessage()), e);
    }
  }

  private RefusedException malformed(URI address, String why, Exception cause) {
    return new RefusedException(HostTexts.of("updates.malformed", address, why), cause);
  }
}
