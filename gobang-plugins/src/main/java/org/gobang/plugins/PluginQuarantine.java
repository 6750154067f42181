package org.gobang.plugins;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Quarantines plugins that exit the application or block its exit, which cannot be prevented. A
 * marker file is written before loading and removed afterwards. If the application died in between,
 * the remaining marker quarantines the plugin, which is rejected until its files change. A plugin
 * that exits the application later is still loaded, and its players run isolated.
 */
final class PluginQuarantine {

  private static final Logger LOG = LoggerFactory.getLogger(PluginQuarantine.class);

  private static final int LONGEST_NAME = 40;

  /** The name prefix of the application's threads. */
  private static final String OWN_THREADS = "gobang-";

  /** The fault of a plugin. Each fault has its own file in the quarantine. */
  private enum Fault {
    LOADING(""),
    NOT_ENDING("-end"),
    EXITED("-exit");

    private final String suffix;

    Fault(String suffix) {
      this.suffix = suffix;
    }
  }

  private final Path markers;
  private final Path folder;
  private final Map<String, Loading> loaded = new LinkedHashMap<>();
  private final Set<Loading> loading = new HashSet<>();
  private final Set<Loading> exited = new HashSet<>();
  private boolean ended;

  private record Loading(String origin, Fingerprint files, Path marker, Set<String> modules) {

    /** Returns whether code of the plugin is on a stack. */
    boolean runs(StackTraceElement[] stack) {
      return Arrays.stream(stack)
          .map(StackTraceElement::getModuleName)
          .anyMatch(module -> module != null && modules.contains(module));
    }
  }

  /**
   * Creates the quarantine with the load markers of one application process.
   *
   * @param run the folder of this process, for markers
   * @param folder the folder of the quarantine; need not exist
   */
  PluginQuarantine(Path run, Path folder) {
    this.markers = markersOf(run);
    this.folder = folder;
  }

  private static Path markersOf(Path run) {
    return run.resolve("loading");
  }

  /** Quarantines the plugins that a process was loading when it died. */
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
   * Checks that a plugin is not quarantined. One whose files have changed is released.
   *
   * @param origin the path of its jar or folder
   * @throws PluginRefusedException if it is in quarantine
   */
  void check(String origin, Fingerprint files) throws PluginRefusedException {
    check(Fault.LOADING, "unsafe.loading", origin, files);
    check(Fault.NOT_ENDING, "unsafe.not-ending", origin, files);
  }

  private void check(Fault fault, String key, String origin, Fingerprint files)
      throws PluginRefusedException {
    if (has(fault, origin, files)) {
      throw new PluginRefusedException(key, entry(fault, origin));
    }
  }

  /** Returns whether a loaded plugin with the same files exited the application earlier. */
  synchronized boolean hasExited(String origin) {
    Loading plugin = loaded.get(origin);
    return plugin != null && has(Fault.EXITED, origin, plugin.files());
  }

  private boolean has(Fault fault, String origin, Fingerprint files) {
    if (Files.notExists(folder)) {
      return false;
    }
    Path entry = entry(fault, origin);
    if (Files.notExists(entry, LinkOption.NOFOLLOW_LINKS)) {
      return false;
    }
    if (!applies(entry, files)) {
      delete(entry);
      return false;
    }
    return true;
  }

  private Path entry(Fault fault, String origin) {
    return folder.resolve(name(origin) + fault.suffix);
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
   * Loads a plugin. A marker file exists while it is being loaded.
   *
   * @param modules the names of its modules
   */
  <T> T loadMarked(String origin, Fingerprint files, Set<String> modules, Supplier<T> load) {
    Loading begun = new Loading(origin, files, markers.resolve(name(origin)), modules);
    begin(begun);
    try {
      return load.get();
    } finally {
      end(begun);
    }
  }

  private synchronized void begin(Loading begun) {
    if (ended) {
      return;
    }
    loading.add(begun);
    loaded.put(begun.origin(), begun);
    try {
      Files.createDirectories(markers);
      Files.writeString(begun.marker(), begun.files().text());
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
   * Handles the normal exit of the application. A plugin that is still being loaded is quarantined
   * only if its code exits the application. A plugin that exits it later is marked as such. May be
   * called again while the exit is delayed.
   *
   * @return a sentence for users about a newly found plugin, if any
   */
  synchronized Optional<String> endRun() {
    ended = true;
    Collection<StackTraceElement[]> stacks = Thread.getAllStackTraces().values();
    loading.forEach(unfinished -> delete(unfinished.marker()));
    return loaded.values().stream()
        .filter(plugin -> stacks.stream().anyMatch(stack -> isExit(stack) && plugin.runs(stack)))
        .filter(exited::add)
        .findFirst()
        .map(this::exited);
  }

  /** Returns whether a plugin has exited the application. */
  synchronized boolean isExited() {
    return !exited.isEmpty();
  }

  private String exited(Loading plugin) {
    if (loading.contains(plugin)) {
      add(Fault.LOADING, plugin);
      return plugin.origin()
          + " ended the application while it was being loaded, and will be refused";
    }
    add(Fault.EXITED, plugin);
    return plugin.origin()
        + " called System.exit; from now on its players run in processes of their own";
  }

  /**
   * Quarantines plugins with code that still runs long after the start of the shutdown, for example
   * in a shutdown hook. Only threads that do not belong to the application are examined.
   *
   * @return a sentence for users about these plugins, if any
   */
  synchronized Optional<String> addNotEnding() {
    List<StackTraceElement[]> stacks =
        Thread.getAllStackTraces().entrySet().stream()
            .filter(thread -> !thread.getKey().getName().startsWith(OWN_THREADS))
            .map(Map.Entry::getValue)
            .toList();
    List<Loading> running =
        loaded.values().stream().filter(plugin -> stacks.stream().anyMatch(plugin::runs)).toList();
    running.forEach(plugin -> add(Fault.NOT_ENDING, plugin));
    return running.isEmpty()
        ? Optional.empty()
        : Optional.of(
            running.stream().map(Loading::origin).collect(Collectors.joining(", "))
                + " kept the application from ending, and will be refused");
  }

  private void add(Fault fault, Loading plugin) {
    try {
      Files.createDirectories(folder);
      Files.writeString(entry(fault, plugin.origin()), plugin.files().text());
    } catch (IOException e) {
      LOG.warn("Could not quarantine {}", plugin.origin(), e);
    }
  }

  /** Returns whether a thread with this stack is in {@link Runtime#exit}. */
  private static boolean isExit(StackTraceElement[] stack) {
    return Arrays.stream(stack)
        .anyMatch(
            frame ->
                frame.getClassName().equals(Runtime.class.getName())
                    && frame.getMethodName().equals("exit"));
  }

  /** Returns a unique and readable file name for a plugin. */
  private static String name(String origin) {
    String last = String.valueOf(Path.of(origin).getFileName()).replaceAll("[^A-Za-z0-9._-]", "_");
    return last.substring(0, Math.min(LONGEST_NAME, last.length()))
        + "-"
        + UUID.nameUUIDFromBytes(origin.getBytes(StandardCharsets.UTF_8));
  }
}
