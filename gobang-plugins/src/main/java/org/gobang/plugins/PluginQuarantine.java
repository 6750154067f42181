package org.gobang.plugins;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import org.gobang.api.workbench.Refusal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Quarantines plugins that end the application while they are being loaded, which the host cannot
 * prevent. A marker file is written before loading and removed after it; the marker left by a run
 * that died puts the plugin into quarantine, where it is refused until its files change.
 */
final class PluginQuarantine {

  private static final Logger LOG = LoggerFactory.getLogger(PluginQuarantine.class);

  private static final int LONGEST_NAME = 40;

  private final Path markers;
  private final Path folder;
  private final Set<Loading> loading = new HashSet<>();
  private boolean ended;

  private record Loading(String origin, Path marker, Set<String> modules) {}

  /**
   * The quarantine, with the load markers of one run.
   *
   * @param run the folder of the run, for markers
   * @param folder the folder of the quarantine; need not exist
   */
  PluginQuarantine(Path run, Path folder) {
    this.markers = markersOf(run);
    this.folder = folder;
  }

  private static Path markersOf(Path run) {
    return run.resolve("loading");
  }

  /** Quarantines the plugins that a run was loading when it died. */
  void addFrom(Path deadRun) {
    try {
      for (Path marker : ProcessFolder.list(markersOf(deadRun))) {
        add(marker);
      }
    } catch (IOException e) {
      LOG.warn("Could not quarantine the plugin that ended run {}", deadRun, e);
    }
  }

  private void add(Path marker) throws IOException {
    Files.createDirectories(folder);
    Path entry = folder.resolve(marker.getFileName());
    Files.move(marker, entry, StandardCopyOption.REPLACE_EXISTING);
    LOG.warn("A run ended while a plugin was being loaded: see {}", entry);
  }

  /**
   * Checks that a plugin is not in quarantine. One whose files have changed is released.
   *
   * @param origin the path of its jar or folder
   * @throws PluginRefusedException if it is in quarantine
   */
  void check(String origin, Fingerprint files) throws PluginRefusedException {
    Path entry = folder.resolve(name(origin));
    if (Files.notExists(entry, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    if (!applies(entry, files)) {
      delete(entry);
      return;
    }
    throw new PluginRefusedException(
        Refusal.UNSAFE,
        "the application ended while it was being loaded; replace it, or delete "
            + entry
            + ", to have it loaded again");
  }

  private static boolean applies(Path entry, Fingerprint files) {
    try {
      // A pipe would never end.
      return !Files.isRegularFile(entry) || Files.readString(entry).equals(files.text());
    } catch (IOException e) {
      LOG.warn("Could not read {}; its plugin stays in quarantine", entry, e);
      return true;
    }
  }

  /**
   * Loads a plugin, with a marker file while it is being loaded.
   *
   * @param modules the names of its modules
   */
  <T> T loadMarked(String origin, Fingerprint files, Set<String> modules, Supplier<T> load) {
    Loading begun = new Loading(origin, markers.resolve(name(origin)), modules);
    begin(begun, files);
    try {
      return load.get();
    } finally {
      end(begun);
    }
  }

  private synchronized void begin(Loading begun, Fingerprint files) {
    if (ended) {
      return;
    }
    loading.add(begun);
    try {
      Files.createDirectories(markers);
      Files.writeString(begun.marker(), files.text());
    } catch (IOException e) {
      LOG.warn("Could not write the load marker of {}", begun.origin(), e);
    }
  }

  private synchronized void end(Loading begun) {
    if (!ended && loading.remove(begun)) {
      delete(begun.marker());
    }
  }

  private static void delete(Path marker) {
    try {
      Files.deleteIfExists(marker);
    } catch (IOException e) {
      LOG.warn("Could not delete load marker {}", marker, e);
    }
  }

  /**
   * Handles the orderly end of the run. A plugin that is still being loaded is quarantined only if
   * its code ends the run.
   *
   * @return a sentence for people about that plugin, if so
   */
  synchronized Optional<String> endRun() {
    ended = true;
    Optional<String> sentence = Optional.empty();
    for (Loading each : loading) {
      if (isExitedBy(each.modules())) {
        quarantine(each);
        sentence =
            Optional.of(
                each.origin()
                    + " ended the application while it was being loaded, and will be refused");
      } else {
        delete(each.marker());
      }
    }
    return sentence;
  }

  private void quarantine(Loading ending) {
    try {
      add(ending.marker());
    } catch (IOException e) {
      LOG.warn("Could not quarantine {}", ending.origin(), e);
    }
  }

  /** Whether a thread with code of these modules is in {@link Runtime#exit}. */
  private static boolean isExitedBy(Set<String> modules) {
    return Thread.getAllStackTraces().values().stream()
        .anyMatch(
            stack ->
                Arrays.stream(stack).anyMatch(PluginQuarantine::isExit)
                    && Arrays.stream(stack)
                        .map(StackTraceElement::getModuleName)
                        .anyMatch(module -> module != null && modules.contains(module)));
  }

  private static boolean isExit(StackTraceElement frame) {
    return frame.getClassName().equals("java.lang.Runtime") && frame.getMethodName().equals("exit");
  }

  /** A unique and readable file name for a plugin. */
  private static String name(String origin) {
    String last = String.valueOf(Path.of(origin).getFileName()).replaceAll("[^A-Za-z0-9._-]", "_");
    return last.substring(0, Math.min(LONGEST_NAME, last.length()))
        + "-"
        + UUID.nameUUIDFromBytes(origin.getBytes(StandardCharsets.UTF_8));
  }
}
