package org.gobang.launcher.arena;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gobang.launcher.GobangProcess;

/**
 * A tournament with a page in its own process, with more games than a test plays.
 *
 * @param process the process
 * @param address the address of its page
 */
public record FollowedRun(Process process, String address) implements AutoCloseable {

  private static final Pattern ADDRESS =
      Pattern.compile("http://127\\.0\\.0\\.1:[0-9]+/k/[A-Za-z0-9_-]{22}/");

  /** Returns the command line of a match. */
  static String[] match(String games, String... more) {
    String[] line = {
      "arena", "--player", "runs", "--player", "shapes", "--nodes", "1", "--seed", "1"
    };
    return Stream.of(line, new String[] {"--games", games}, more)
        .flatMap(Stream::of)
        .toArray(String[]::new);
  }

  /** Starts a match with more options. */
  public static FollowedRun start(Path folder, String... more) throws IOException {
    Path err = folder.resolve("err");
    String[] line =
        Stream.of(match("1000000", "--page", "0"), more).flatMap(Stream::of).toArray(String[]::new);
    Process process =
        GobangProcess.of(folder, line)
            .redirectOutput(folder.resolve("out").toFile())
            .redirectError(err.toFile())
            .start();
    await().until(() -> !process.isAlive() || ADDRESS.matcher(Files.readString(err)).find());
    Matcher address = ADDRESS.matcher(Files.readString(err));
    if (!address.find()) {
      throw new IllegalStateException(Files.readString(err));
    }
    return new FollowedRun(process, address.group());
  }

  /** Stops the match in an orderly way. */
  public void stop() {
    process.destroy();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
