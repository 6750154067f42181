package org.gobang.api.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.gobang.api.explorer.ExploredGame;
import org.junit.jupiter.api.Test;

class LibraryGameTest {

  @Test
  void namesItsFileAndContents() {
    ExploredGame source = new ExploredGame(Path.of("g.sgf"), 2, Map.of());
    LibraryGame game =
        new LibraryGame(source, true, new LibraryGame.Contents("renju", 15, 41, "kansei"));
    assertThat(game.source().number()).isEqualTo(2);
    assertThat(game.kept()).isTrue();
    assertThat(game.contents().opening()).isEqualTo("kansei");
    assertThat(game)
        .isEqualTo(
            new LibraryGame(source, true, new LibraryGame.Contents("renju", 15, 41, "kansei")));
  }
}
