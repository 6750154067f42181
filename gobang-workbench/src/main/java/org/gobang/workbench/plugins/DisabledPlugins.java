package org.gobang.workbench.plugins;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.gobang.api.workbench.Refusal;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.FileErrors;
import org.gobang.record.file.RegularFile;
import org.gobang.workbench.platform.HostTexts;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The plugins disabled by the user, stored as the paths of their jars and folders in a file. Each
 * line is an address, which supports any file name. The file is read for each request, because
 * several copies of the application share it.
 *
 * @param file the file; if it is missing, no plugin is disabled
 */
record DisabledPlugins(Path file) {

  private static final Logger LOG = LoggerFactory.getLogger(DisabledPlugins.class);

  /**
   * Returns the refusal of a disabled plugin. If the file cannot be read, every plugin counts as
   * disabled, and none is loaded.
   *
   * @param plugin the path of its jar or folder
   * @return the refusal; empty if the plugin is enabled
   */
  Optional<Refusal> refusal(Path plugin) {
    try {
      return read().contains(plugin)
          ? Optional.of(
              new Refusal(plugin.toString(), Refusal.DISABLED, HostTexts.of("plugin.disabled")))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.of(
          new Refusal(
              plugin.toString(),
              Refusal.UNREADABLE,
              HostTexts.of("plugin.disabled.unknown", file, FileErrors.reason(e))));
    }
  }

  /**
   * Disables a plugin, or enables it.
   *
   * @param plugin the path of its jar or folder
   * @throws IOException if the file cannot be written; it is then unchanged
   */
  void set(Path plugin, boolean disabled) throws IOException {
    Set<Path> all = read();
    if (disabled ? all.add(plugin) : all.remove(plugin)) {
      Files.createDirectories(file.toAbsolutePath().getParent());
      AtomicFile.write(
          file, all.stream().map(each -> each.toUri() + "\n").collect(Collectors.joining()));
    }
  }

  private Set<Path> read() throws IOException {
    Set<Path> all = new LinkedHashSet<>();
    try {
      for (String line : RegularFile.readText(file).lines().toList()) {
        all.add(Path.of(URI.create(line)));
      }
    } catch (NoSuchFileException none) {
      LOG.trace("No plugin was ever disabled", none);
    } catch (IllegalArgumentException | FileSystemNotFoundException e) {
      throw new IOException("a line names no file", e);
    }
    return all;
  }
}
