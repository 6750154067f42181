package org.gobang.engines.gomocup;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.gobang.api.Printable;
import org.gobang.record.file.RegularFile;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * All that an engine was told and wrote, a line each with the time, {@code >} for what it was told
 * and {@code <} for what it wrote. When the file is full it becomes the old one, and a new one
 * begins. Where it cannot be written, play goes on without it.
 *
 * <p>May be used from any thread; several processes may share a file.
 */
final class EngineLog implements AutoCloseable {

  /** No file grows beyond this by more than a line, and there are two of them. */
  static final long MOST_BYTES = 1 << 20;

  private static final int LONGEST_LINE = 2000;

  private static final Logger LOG = LoggerFactory.getLogger(EngineLog.class);

  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss.SSS", Locale.ROOT);

  private final Path file;
  private final long pid;
  private Writer out = Writer.nullWriter();
  private long bytes = Long.MIN_VALUE;

  private EngineLog(Path file, long pid) {
    this.file = file;
    this.pid = pid;
  }

  /** Goes on with a file; its folder need not be there. */
  static EngineLog in(Path file, long pid) {
    EngineLog log = new EngineLog(file, pid);
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      log.open();
    } catch (IOException e) {
      log.giveUp(e);
    }
    return log;
  }

  /** Where nobody wants one. */
  static EngineLog none() {
    return new EngineLog(Path.of(""), 0);
  }

  private void open() throws IOException {
    RegularFile.checkWritable(file);
    out = Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    bytes = Files.size(file);
  }

  void told(String line) {
    add('>', line);
  }

  void heard(String line) {
    add('<', line);
  }

  private synchronized void add(char direction, String line) {
    String shown = Printable.of(line, LONGEST_LINE);
    String stamp = LocalDateTime.now(ZoneId.systemDefault()).format(STAMP);
    String entry = stamp + " " + pid + " " + direction + " " + shown + "\n";
    try {
      if (bytes > MOST_BYTES) {
        out.close();
        Files.move(file, old(file), StandardCopyOption.REPLACE_EXISTING);
        open();
      }
      out.write(entry);
      out.flush();
      bytes += entry.length();
    } catch (IOException e) {
      giveUp(e);
    }
  }

  /** Where the lines before those in a file are. */
  static Path old(Path file) {
    return file.resolveSibling(file.getFileName() + ".old");
  }

  private void giveUp(IOException e) {
    LOG.warn("What an engine says is not written to {}", file, e);
    out = Writer.nullWriter();
    bytes = Long.MIN_VALUE;
  }

  @Override
  public synchronized void close() {
    try {
      out.close();
    } catch (IOException e) {
      LOG.warn("The log {} is not whole", file, e);
    } finally {
      out = Writer.nullWriter();
      bytes = Long.MIN_VALUE;
    }
  }
}
