package org.gobang.launcher;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.gobang.game.record.WholeFile;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The plugins that a person has disabled, by the paths of their jars and folders, in a file: a line
 * for each, as an address, in which any file name fits into a line. The file is read whenever it is
 * asked for, as several runs of the application share it.
 *
 * @param file need not be there: then none is disabled
 */
record DisabledPlugins(Path file) {

  private static final Logger LOG = LoggerFactory.getLogger(DisabledPlugins.class);

  /**
   * Tells whether a plugin is disabled.
   *
   * @param plugin the path of its jar or folder
   * @return whether it is; not where the file cannot be read, which the log tells
   */
  boolean contains(Path plugin) {
    try {
      return read().contains(plugin);
    } catch (IOException e) {
      LOG.warn("{} cannot be read: no plugin is disabled", file, e);
      return false;
    }
  }

  /**
   * Disables a plugin, or enables it.
   *
   * @param plugin the path of its jar or folder
   * @throws IOException if that cannot be written; it is then as it was
   */
  void set(Path plugin, boolean disabled) throws IOException {
    Set<Path> all = read();
    if (disabled ? all.add(plugin) : all.remove(plugin)) {
      Files.createDirectories(file.toAbsolutePath().getParent());
      WholeFile.write(
          file, all.stream().map(each -> each.toUri() + "\n").collect(Collectors.joining()));
    }
  }

  private Set<Path> read() throws IOException {
    Set<Path> all = new LinkedHashSet<>();
    try {
      for (String line : Files.readAllLines(file)) {
        add(line, all);
      }
    } catch (NoSuchFileException none) {
      LOG.trace("No plugin was ever disabled", none);
    }
    return all;
  }

  private void add(String line, Set<Path> all) {
    try {
      all.add(Path.of(URI.create(line)));
    } catch (IllegalArgumentException | FileSystemNotFoundException e) {
      LOG.warn("{} names no file in the line {}", file, line, e);
    }
  }
}
