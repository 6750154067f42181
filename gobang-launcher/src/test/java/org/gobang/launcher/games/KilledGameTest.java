package org.gobang.launcher.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.gobang.api.Point;
import org.gobang.api.record.Node;
import org.gobang.api.render.GameSetup;
import org.gobang.game.record.Unsaid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills the program while it plays, at moments drawn by lot, as {@code kill -9} does: whatever was
 * said to have been played is there. {@code -Dkills=50} has it done fifty times.
 */
class KilledGameTest {

  private static final int KILLS = Integer.getInteger("kills", 5);

  @TempDir private Path data;

  /** Points on which nobody gets five: each side's stones stand in pairs. */
  private static final List<Point> POINTS =
      IntStream.range(0, 225)
          .mapToObj(i -> new Point(i / 15, (i % 15 * 2 + i / 15 % 2) % 15))
          .toList();

  @Test
  void nothingThatWasPlayedIsLost() throws Exception {
    Random random = new Random();
    for (int kill = 0; kill < KILLS; kill++) {
      List<String> played = playAndKill(random.nextInt(20), random.nextInt(2_000_000));
      GameSetup left = store().unfinished().orElseThrow();
      List<String> kept =
          left.record().follow(left.path()).stream().map(Node::move).map(String::valueOf).toList();
      assertThat(kept).as("what was kept of %s", played).startsWith(played.toArray(String[]::new));
      assertThat(kept.size()).isLessThanOrEqualTo(played.size() + 1);
    }
  }

  private GameStore store() {
    return new GameStore(
        data.resolve("gobang").resolve("games"), new Unsaid("freestyle", 15, "freestyle"::equals));
  }

  /** Plays some moves, begins another, and kills the program some nanoseconds after that. */
  private List<String> playAndKill(int moves, int nanos) throws IOException, InterruptedException {
    ProcessBuilder builder = Copy.of(data, "--ui", "console", "--white", "human");
    Process game = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
    List<String> played = new ArrayList<>();
    try (OutputStream in = game.getOutputStream();
        BufferedReader out = game.inputReader(StandardCharsets.UTF_8)) {
      for (int i = 0; i <= moves; i++) {
        say(in, POINTS.get(i));
        played.add(out.readLine().split(" ", -1)[1]);
      }
      say(in, POINTS.get(moves + 1));
      LockSupport.parkNanos(nanos);
      game.destroyForcibly();
      assertThat(game.waitFor(10, TimeUnit.SECONDS)).isTrue();
    } catch (IOException writtenToTheDead) {
      assertThat(game.isAlive()).isFalse();
    }
    return played;
  }

  private static void say(OutputStream in, Point point) throws IOException {
    in.write((point + "\n").getBytes(StandardCharsets.UTF_8));
    in.flush();
  }
}
