package org.gobang.arena.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Label;
import org.gobang.api.board.Board;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Settings;
import org.gobang.game.PlayerSetup;
import org.junit.jupiter.api.Test;

class ContestantFoldersTest {

  private record Provider(String id, boolean usesFolder) implements PlayerProvider {

    @Override
    public Label label(Locale locale) {
      return new Label(id, "");
    }

    @Override
    public Player create(Settings settings, Board start) {
      throw new UnsupportedOperationException();
    }
  }

  private static Optional<Path> folder(
      String id, Map<String, String> options, long seed, boolean isolated) {
    ContestantFolders folders =
        new ContestantFolders(
            who ->
                new PlayerSetup(
                    who.player(),
                    new Provider(who.player(), !who.player().equals("plain")),
                    new Settings(who.options(), who.seed()),
                    thread -> {}),
            Path.of("run"));
    return folders.player(new PlayerSpec(id, options, seed, isolated)).settings().folder();
  }

  @Test
  void existForPlayersThatUseAFolder() {
    assertThat(folder("plain", Map.of(), 1, false)).isEmpty();
    assertThat(folder("learner", Map.of(), 1, false)).contains(Path.of("run", "learner"));
  }

  @Test
  void areReusedBetweenGames() {
    Map<String, String> options = Map.of("table", "a");
    assertThat(folder("learner", options, 1, false))
        .isEqualTo(folder("learner", options, 2, false));
  }

  @Test
  void differForContestantsWithDifferentSettings() {
    assertThat(folder("learner", Map.of("table", "a"), 1, false))
        .isNotEqualTo(folder("learner", Map.of("table", "b"), 1, false))
        .isNotEqualTo(folder("learner", Map.of(), 1, false))
        .isNotEqualTo(folder("learner", Map.of("table", "a"), 1, true));
  }
}
