package org.gobang.engines.process;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Ends a process tree in a process of its own, a shell script, so that it is ended even if the
 * application is killed: the script waits for the end of its input. Where there is no POSIX shell,
 * there is none.
 */
final class Watchdog {

  private static final Logger LOG = LoggerFactory.getLogger(Watchdog.class);

  private static final Path SHELL = Path.of("/bin/sh");

  /** How long the script may take on a busy machine. */
  private static final Duration TO_END = Duration.ofSeconds(2);

  /** Read when it is needed. */
  private static final class Script {
    static final String TEXT = text();

    private static String text() {
      try (InputStream in = Watchdog.class.getResourceAsStream("watchdog.sh")) {
        if (in == null) {
          throw new IllegalStateException("no watchdog.sh beside the classes");
        }
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private final Process shell;

  private Watchdog(Process shell) {
    this.shell = shell;
  }

  /** Whether there is a shell for one. */
  static boolean isPossible() {
    return File.separatorChar == '/' && Files.isExecutable(SHELL);
  }

  /**
   * Starts one. It waits for {@link #watch}.
   *
   * @param entry what the environment of the tree's processes says
   * @return empty where there is no POSIX shell
   * @throws IOException if the system lets no more processes start
   */
  static Optional<Watchdog> start(Map.Entry<String, String> entry) throws IOException {
    if (!isPossible()) {
      return Optional.empty();
    }
    List<String> script =
        List.of(
            SHELL.toString(),
            "-c",
            Script.TEXT,
            "gobang-watchdog",
            entry.getKey() + "=" + entry.getValue());
    // A session of its own: signals to the application's do not reach it.
    return Optional.of(
        new Watchdog(
            new ProcessBuilder(OwnSession.of(script, Path.of("/")))
                .directory(Path.of("/").toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start()));
  }

  /** Names the first process of the tree, which has just been started. */
  void watch(Process first) {
    send(first.pid() + "\n", false);
  }

  /** Has it end the tree at once, and then itself. Does not wait for that. */
  void end() {
    send("now\n", true);
  }

  private void send(String line, boolean last) {
    try {
      OutputStream out = shell.getOutputStream();
      out.write(line.getBytes(StandardCharsets.UTF_8));
      out.flush();
      if (last) {
        out.close();
      }
    } catch (IOException killed) {
      LOG.debug("The watchdog {} has ended", shell.pid(), killed);
    }
  }

  /** Waits until it has ended the tree, for a limited time. */
  void await() throws InterruptedException {
    if (!shell.waitFor(TO_END.toMillis(), TimeUnit.MILLISECONDS)) {
      LOG.warn("The watchdog {} takes longer than {}", shell.pid(), TO_END);
    }
  }
}
