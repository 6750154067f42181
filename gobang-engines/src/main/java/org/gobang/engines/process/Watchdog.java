package org.gobang.engines.process;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.gobang.record.file.ResourceLines;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A shell script that kills a process tree, even if the application is killed. It waits for the end
 * of its input. Requires a POSIX shell.
 */
record Watchdog(Process shell) {

  private static final Logger LOG = LoggerFactory.getLogger(Watchdog.class);

  private static final Path SHELL = Path.of("/bin/sh");

  /** The time limit for the script on a busy machine. */
  private static final Duration EXIT_TIMEOUT = Duration.ofSeconds(2);

  /** Loaded on demand. */
  private static final class Script {
    static final String TEXT =
        ResourceLines.text(Watchdog.class.getResourceAsStream("watchdog.sh"));
  }

  /** Returns whether watchdogs are supported, which requires a POSIX shell. */
  static boolean isPossible() {
    return File.separatorChar == '/' && Files.isExecutable(SHELL);
  }

  /**
   * Starts a watchdog that waits for {@link #watch}.
   *
   * @param entry the environment variable of the tree
   * @return the watchdog; empty without a POSIX shell
   * @throws IOException if the system refuses to start more processes
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
    // In its own session, so that signals to the application's do not reach it.
    return Optional.of(
        new Watchdog(
            new ProcessBuilder(SessionCommand.of(script, Path.of("/")))
                .directory(Path.of("/").toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start()));
  }

  /** Sends the id of the newly started first process of the tree. */
  void watch(Process first) {
    send(first.pid() + "\n", false);
  }

  /** Kills the tree immediately and exits. Does not wait. */
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

  /** Waits for the exit of the watchdog up to a time limit. */
  void await() throws InterruptedException {
    if (!shell.waitFor(EXIT_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS)) {
      LOG.warn("The watchdog {} takes longer than {}", shell.pid(), EXIT_TIMEOUT);
    }
  }
}
