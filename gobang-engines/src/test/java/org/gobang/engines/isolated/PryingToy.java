package org.gobang.engines.isolated;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.gobang.api.Point;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.Settings;
import org.gobang.api.player.Turn;

/**
 * A player that attempts malicious actions and reports those that succeeded.
 *
 * @param settings the option {@code say} with the id of a process, the port of a server and the
 *     path of a file, one per line
 */
record PryingToy(Settings settings) implements Player {

  static final String ID = "pries";

  @Override
  public Point choose(Turn turn) {
    String[] targets = settings.text("say").split("\n", -1);
    long process = Long.parseLong(targets[0]);
    int port = Integer.parseInt(targets[1]);
    Path file = Path.of(targets[2]);
    Path java = Path.of(System.getProperty("java.home"));
    Path folder = settings.folder().orElseThrow();
    attempt(turn, "read passwd", () -> Files.readString(Path.of("/etc/passwd")));
    attempt(turn, "read file", () -> Files.readString(file));
    attempt(turn, "write file", () -> Files.writeString(file, "overwritten"));
    attempt(turn, "write beside folder", () -> write(folder.resolveSibling("new")));
    attempt(turn, "write Java", () -> write(java.resolve("new")));
    attempt(turn, "write root", () -> write(Path.of("/new")));
    attempt(turn, "connect", () -> connect(port));
    attempt(turn, "kill", () -> ProcessHandle.of(process).orElseThrow().destroyForcibly());
    attempt(turn, "start sh", () -> new ProcessBuilder("/bin/sh", "-c", "true").start());
    attempt(turn, "read environment", () -> Objects.requireNonNull(System.getenv("PATH")));
    ProcessHandle.current().parent().ifPresent(ProcessHandle::destroyForcibly);
    attempt(turn, "write own folder", () -> write(folder.resolve("learned")));
    attempt(turn, "write tmp", () -> Files.createTempFile("toy", ""));
    return ToyWorker.H8;
  }

  private static void attempt(Turn turn, String name, Callable<?> attempt) {
    try {
      attempt.call();
      turn.report(new Insight.Note(name));
    } catch (Exception failed) {
      // Not reported.
    }
  }

  private static Path write(Path file) throws IOException {
    return Files.writeString(file, "written");
  }

  private static int connect(int port) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return socket.getPort();
    }
  }
}
