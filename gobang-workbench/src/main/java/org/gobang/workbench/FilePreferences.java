package org.gobang.workbench;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.gobang.api.workbench.Preferences;
import org.gobang.game.HostThreads;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.RegularFile;
import org.gobang.workbench.platform.DataFolder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Preferences in a properties file. A separate thread writes a temporary file, which then replaces
 * the file, so that it is always complete. If several copies of the application run, each writes
 * only the values set by itself.
 */
public final class FilePreferences implements Preferences, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(FilePreferences.class);
  private static final int SECONDS_TO_FINISH = 2;

  private final Path file;

  /** Whether the file exists but could not be read. */
  private volatile boolean damaged;

  private final Map<String, String> kept = new ConcurrentHashMap<>();

  /** The values set in this run. Another running copy writes its own. */
  private final Map<String, String> put = new ConcurrentHashMap<>();

  private final Map<String, String> commandLine = new ConcurrentHashMap<>();
  private final ExecutorService writer =
      Executors.newSingleThreadExecutor(HostThreads.factory("gobang-preferences"));

  /**
   * Creates preferences with the stored values of a file.
   *
   * @param file the properties file; it need not exist
   * @param commandLine the values of the command line, which take precedence over stored ones
   */
  public FilePreferences(Path file, Map<String, String> commandLine) {
    this.file = file;
    this.commandLine.putAll(commandLine);
    Properties read = read();
    read.stringPropertyNames().forEach(key -> kept.put(key, read.getProperty(key)));
  }

  /**
   * Returns the preferences of the user.
   *
   * @param data the folder of the preferences
   * @param commandLine the values of the command line, which take precedence over stored ones
   * @return the preferences, to be closed
   */
  public static FilePreferences of(DataFolder data, Map<String, String> commandLine) {
    return new FilePreferences(data.path().resolve("preferences.properties"), commandLine);
  }

  private Properties read() {
    Properties read = new Properties();
    try {
      read.load(new StringReader(RegularFile.readText(file)));
    } catch (NoSuchFileException nothingKeptYet) {
      LOG.debug("No preferences yet at {}", file);
    } catch (IOException | IllegalArgumentException e) {
      LOG.warn("The preferences at {} cannot be read", file, e);
      damaged = true;
    }
    return read;
  }

  @Override
  public Locale locale() {
    return get(LANGUAGE)
        .filter(tag -> !tag.isBlank())
        .map(Locale::forLanguageTag)
        .orElse(Locale.getDefault());
  }

  @Override
  public Optional<String> get(String key) {
    return Optional.ofNullable(commandLine.get(key)).or(() -> Optional.ofNullable(kept.get(key)));
  }

  @Override
  public void put(String key, String value) {
    if (key.isBlank()) {
      throw new IllegalArgumentException("a preference needs a key");
    }
    commandLine.remove(key);
    kept.put(key, value);
    put.put(key, value);
    writer.execute(this::write);
  }

  private void write() {
    Properties properties = read();
    properties.putAll(put);
    StringWriter text = new StringWriter();
    try {
      properties.store(text, "Gobang");
      Files.createDirectories(file.toAbsolutePath().getParent());
      keepDamaged();
      // They may contain secrets.
      AtomicFile.writePrivate(file, text.toString());
    } catch (IOException e) {
      LOG.warn("The preferences cannot be written to {}", file, e);
    }
  }

  /** Preserves a damaged file instead of overwriting it, because it may be repaired manually. */
  private void keepDamaged() throws IOException {
    if (damaged) {
      damaged = false;
      Path aside = file.resolveSibling(file.getFileName() + ".damaged");
      Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Waits briefly for pending writes. */
  @Override
  public void close() {
    writer.shutdown();
    try {
      if (!writer.awaitTermination(SECONDS_TO_FINISH, TimeUnit.SECONDS)) {
        LOG.warn("The disk did not take the preferences in time");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
