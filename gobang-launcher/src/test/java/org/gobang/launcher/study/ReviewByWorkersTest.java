package org.gobang.launcher.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.gobang.fixtures.Ports;
import org.gobang.launcher.GobangProcess;
import org.gobang.launcher.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Reviews by workers, which equal local reviews. */
class ReviewByWorkersTest {

  private static final String FREESTYLE =
      "(;GM[4]SZ[15]RU[Gomoku]PB[Ada]PW[Bob];B[hh];W[hi];B[ih];W[ji];B[jh];W[aa];B[gh];W[fh];B[kh])";

  private static final String RENJU =
      "(;GM[4]SZ[15]RU[Renju]PB[Eve]PW[Bob]C[A game];B[hh]C[first](;W[hi];B[jj];W[ii])(;W[gg]))";

  private static final String BAD = "(;GM[4]SZ[15];B[hh];W[hh])";

  @TempDir private Path folder;

  private Run review(Path games, String... more) {
    List<String> command = new ArrayList<>();
    command.addAll(List.of("review", games.toString(), "--nodes", "500", "--json"));
    command.addAll(List.of(more));
    return Run.of(command.toArray(String[]::new));
  }

  private Path games() throws IOException {
    Path games = Files.createDirectories(folder.resolve("games"));
    Files.writeString(games.resolve("a.sgf"), FREESTYLE + RENJU + FREESTYLE);
    Files.writeString(games.resolve("b.sgf"), RENJU);
    return games;
  }

  @Test
  void remoteWorkerReturnsTheSameReviews() throws Exception {
    Path games = games();
    Run alone = review(games, "--sgf", folder.resolve("alone.sgf").toString());
    assertThat(alone.status()).as(alone.err()).isZero();
    assertThat(alone.lines()).hasSize(4);
    int port = Ports.free();
    Process worker =
        GobangProcess.of(folder, "join", "127.0.0.1:" + port, "--slots", "2")
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("worker.log").toFile())
            .start();
    try {
      Run handedOut =
          review(
              games,
              "--sgf",
              folder.resolve("workers.sgf").toString(),
              "--cluster",
              String.valueOf(port),
              "--local-slots",
              "0");
      assertThat(handedOut.status()).as(handedOut.err()).isZero();
      assertThat(handedOut.out()).isEqualTo(alone.out());
      assertThat(folder.resolve("workers.sgf"))
          .hasSameTextualContentAs(folder.resolve("alone.sgf"));
      assertThat(handedOut.err()).contains("Workers connect to port " + port, "2 slots");
      worker.destroy();
      assertThat(worker.waitFor(120, TimeUnit.SECONDS)).isTrue();
    } finally {
      worker.destroyForcibly();
    }
  }

  @Test
  void reviewsAFolderWithLocalSlots() throws IOException {
    Path games = games();
    Files.writeString(games.resolve("bad.sgf"), BAD);
    Path out = folder.resolve("out");
    String[] options = {"--out", out.toString(), "--cluster", "0", "--local-slots", "2"};
    Run run = review(games, options);
    assertThat(run.status()).isOne();
    assertThat(run.lines()).hasSize(4);
    assertThat(run.err()).contains("bad.sgf: worker ", ": move 2 (h8): occupied");
    assertThat(out.resolve("a-2.html")).exists();

    Files.delete(games.resolve("bad.sgf"));
    Files.delete(out.resolve("b.json"));
    Run again = review(games, options);
    assertThat(again.status()).as(again.err()).isZero();
    assertThat(again.out()).isEqualTo(run.out());
  }

  @Test
  void refusesIncompatibleOptions() throws IOException {
    Path games = games();
    assertThat(review(games, "--local-slots", "2").err())
        .contains("--local-slots requires one of --cluster, --broker.");
    Run weights = review(games, "--player", "runs", "--cluster", "0");
    assertThat(weights.status()).isOne();
    assertThat(weights.err()).contains("runs reports no scores");
  }
}
