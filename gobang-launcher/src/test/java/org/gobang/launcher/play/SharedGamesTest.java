package org.gobang.launcher.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gobang.launcher.GobangProcess;
import org.gobang.workbench.games.GameLock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SharedGamesTest {

  @TempDir private Path data;
  private Path game;

  @BeforeEach
  void leaveAGame() throws IOException {
    Path unfinished = data.resolve("gobang").resolve("games").resolve("unfinished");
    game = Files.createDirectories(unfinished).resolve("2026-04-01_10-00.sgf");
    Files.writeString(
        game,
        "(;FF[4]GM[4]RU[renju]SZ[15]TAG[gobang-black:human][gobang-white:human]"
            + "[gobang-budget:][gobang-fouls:REFUSE][gobang-moves:1];B[hh])");
  }

  /** Returns the history as another process lists it. */
  private String history() throws IOException {
    Process copy = GobangProcess.of(data, "history").redirectErrorStream(true).start();
    return new String(copy.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  @Test
  void otherProcessesDoNotListALockedGame() throws IOException {
    try (GameLock held = GameLock.of(game).orElseThrow()) {
      assertThat(held).isNotNull();
      assertThat(GameLock.of(game)).isEmpty();
      assertThat(history()).doesNotContain("1 move");
    }
    assertThat(history()).contains("1 move");
  }

  @Test
  void keepsTheLockWithItsGame() throws IOException {
    Path lock = game.resolveSibling(".2026-04-01_10-00.sgf.lock");
    GameLock.of(game).orElseThrow().close();
    assertThat(lock).exists();
    GameLock held = GameLock.of(game).orElseThrow();
    Files.delete(game);
    held.close();
    assertThat(lock).doesNotExist();
  }
}
