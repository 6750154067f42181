package org.gobang.engines.gomocup;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gobang.api.Printable;
import org.gobang.api.RefusedException;
import org.gobang.record.file.FileErrors;
import org.gobang.record.file.RegularFile;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A log of the communication with an engine, one line per message with the time, {@code >} for
 * input and {@code <} for output. A full file is renamed, and a new one is started. If the log
 * cannot be written, play continues without it.
 *
 * <p>May be used from any thread; several processes may share a file.
 */
public final class EngineLog implements AutoCloseable {

  /**
   * The maximum size of a file in bytes. A full file is renamed to {@link #old}. There are at most
   * two files.
   */
  static final long MAX_BYTES = 1 << 20;

  private static final int MAX_LINE_LENGTH = 2000;

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

  /** Opens a log that appends to a file. Missing folders are created. */
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

  /** Returns a log without output. */
  static EngineLog none() {
    return new EngineLog(Path.of(""), 0);
  }

  private void open() throws IOException {
    RegularFile.checkWritable(file);
    out = Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    bytes = Files.size(file);
  }

  void sent(String line) {
    add('>', line);
  }

  void received(String line) {
    add('<', line);
  }

  private synchronized void add(char direction, String line) {
    String shown = Printable.of(line, MAX_LINE_LENGTH);
    String stamp = LocalDateTime.now(ZoneId.systemDefault()).format(STAMP);
    String entry = stamp + " " + pid + " " + direction + " " + shown + "\n";
    try {
      if (bytes > MAX_BYTES) {
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

  /** Returns the file with older lines. */
  static Path old(Path file) {
    return file.resolveSibling(file.getFileName() + ".old");
  }

  /**
   * Returns the newest lines of a log.
   *
   * @param file the file
   * @param most the maximum number of lines
   * @return the lines, oldest first, including those of the older file; empty if the file does not
   *     exist
   * @throws RefusedException if a file cannot be read
   */
  public static List<String> newest(Path file, int most) {
    List<String> lines = new ArrayList<>();
    for (Path each : List.of(old(file), file)) {
      try {
        lines.addAll(RegularFile.readText(each).lines().toList());
      } catch (NoSuchFileException none) {
        // There has been no game, or the log is short.
      } catch (IOException e) {
        throw FileErrors.unreadable(each, e);
      }
    }
    return List.copyOf(lines.subList(Math.max(0, lines.size() - most), lines.size()));
  }

  private void giveUp(IOException e) {
    LOG.warn("Could not write the engine log {}", file, e);
    out = Writer.nullWriter();
    bytes = Long.MIN_VALUE;
  }

  @Override
  public synchronized void close() {
    try {
      out.close();
    } catch (IOException e) {
      LOG.warn("Could not complete the engine log {}", file, e);
    } finally {
      out = Writer.nullWriter();
      bytes = Long.MIN_VALUE;
    }
  }
}
