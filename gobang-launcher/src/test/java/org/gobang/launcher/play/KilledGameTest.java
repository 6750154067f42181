package org.gobang.launcher.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.gobang.api.Point;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.workbench.GameSetup;
import org.gobang.launcher.GobangProcess;
import org.gobang.record.RecordFiles;
import org.gobang.workbench.games.GameStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills the program with {@code kill -9} at random moments: every confirmed move is saved. {@code
 * -Dkills=50} repeats the test 50 times.
 */
class KilledGameTest {

  private static final int KILLS = Integer.getInteger("kills", 5);

  @TempDir private Path data;

  /** Points without five in a row: the stones of each side form pairs. */
  private static final List<Point> POINTS =
      IntStream.range(0, 225)
          .mapToObj(i -> new Point(i / 15, (i % 15 * 2 + i / 15 % 2) % 15))
          .toList();

  @Test
  void savesEveryConfirmedMove() throws Exception {
    Random random = new Random();
    for (int kill = 0; kill < KILLS; kill++) {
      List<String> played = playAndKill(random.nextInt(20), random.nextInt(2_000_000));
      GameSetup left = store().unfinished().get(0).setup();
      List<String> kept = moves(left.record(), left.path());
      assertThat(kept).as("saved moves of %s", played).startsWith(played.toArray(String[]::new));
      assertThat(kept.size()).isLessThanOrEqualTo(played.size() + 1);
    }
  }

  @Test
  void savesAGameAsEitherUnfinishedOrFinished() throws Exception {
    Random random = new Random();
    String moves = "h8 a1 i8 a2 j8 a3 k8 a4";
    for (int kill = 0; kill < KILLS; kill++) {
      Path before = data;
      data = Files.createDirectory(before.resolve(String.valueOf(kill)));
      Process game = start();
      try (OutputStream in = game.getOutputStream();
          BufferedReader out = game.inputReader(StandardCharsets.UTF_8)) {
        for (String move : moves.split(" ", -1)) {
          say(in, move);
          out.readLine();
        }
        for (int i = 0; i < 5; i++) {
          say(in, "l8");
          say(in, "undo");
        }
        // The first move ends the game, which is reported after it is saved.
        out.readLine();
        kill(game, random.nextInt(20_000_000));
      }
      List<GameRecord> found = new ArrayList<>();
      GameStore store = store();
      store.finished().forEach(file -> found.add(store.read(file).record()));
      store.unfinished().forEach(left -> found.add(left.setup().record()));
      assertThat(found)
          .isNotEmpty()
          .allSatisfy(
              record ->
                  assertThat(String.join(" ", moves(record, record.mainLine()))).startsWith(moves));
      data = before;
    }
  }

  private static List<String> moves(GameRecord record, List<Integer> path) {
    return record.follow(path).stream().map(Node::move).map(String::valueOf).toList();
  }

  private GameStore store() {
    return new GameStore(
        data.resolve("gobang").resolve("games"),
        new ReadDefaults("freestyle", 15, "freestyle"::equals),
        who -> who,
        RecordFiles.BUNDLED);
  }

  /** Plays some moves, starts another and kills the program some nanoseconds later. */
  private List<String> playAndKill(int moves, int nanos) throws IOException, InterruptedException {
    Process game = start();
    List<String> played = new ArrayList<>();
    try (OutputStream in = game.getOutputStream();
        BufferedReader out = game.inputReader(StandardCharsets.UTF_8)) {
      for (int i = 0; i <= moves; i++) {
        say(in, POINTS.get(i).toString());
        played.add(out.readLine().split(" ", -1)[1]);
      }
      say(in, POINTS.get(moves + 1).toString());
      kill(game, nanos);
    } catch (IOException writtenToTheDead) {
      assertThat(game.isAlive()).isFalse();
    }
    return played;
  }

  private Process start() throws IOException {
    return GobangProcess.of(data, "--ui", "console", "--white", "human")
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static void kill(Process game, int nanos) throws InterruptedException {
    LockSupport.parkNanos(nanos);
    game.destroyForcibly();
    assertThat(game.waitFor(120, TimeUnit.SECONDS)).isTrue();
  }

  private static void say(OutputStream in, String line) throws IOException {
    in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    in.flush();
  }
}
