package org.gobang.presentation.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.gobang.fixtures.workbench.FakeFormat;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.files.GameFormats.GameFormat;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class GameFormatsTest {

  private final FakeWorkbench bench = FakeWorkbench.withDeepAndPlain();
  private final GameFormats formats =
      new GameFormats(bench::plugins, new PositionDescriber(bench, Texts.shared(Locale.ENGLISH)));

  @BeforeEach
  void addFormats() {
    bench.formats.put("SGF", new FakeFormat("SGF", List.of(".sgf")));
    bench.formats.put("Moves", new FakeFormat("Moves", List.of(".moves", ".mov.txt")));
  }

  @Test
  void theFormatsOfPluginsAreListed() {
    assertThat(formats.list())
        .containsExactly(
            new GameFormat("SGF", List.of(".sgf")),
            new GameFormat("Moves", List.of(".moves", ".mov.txt")));
    assertThat(formats.any())
        .isEqualTo(
            new GameFormat(
                "Games (.sgf, .moves, .mov.txt)", List.of(".sgf", ".moves", ".mov.txt")));
    bench.formats.remove("Moves");
    assertThat(formats.any().name()).isEqualTo("Games (.sgf)");
  }

  @Test
  void aFormatTakesFilesWithItsExtensions() {
    GameFormat any = formats.any();
    assertThat(any.takes(Path.of("a", "GAME.SGF"))).isTrue();
    assertThat(any.takes(Path.of("a", "game.mov.txt"))).isTrue();
    assertThat(any.takes(Path.of("a.sgf", "game.txt"))).isFalse();
  }

  @Test
  void anotherFormatReplacesTheExtension() {
    GameFormat moves = formats.list().get(1);
    assertThat(formats.renamed("game.sgf", moves)).isEqualTo("game.moves");
    assertThat(formats.renamed("game", moves)).isEqualTo("game.moves");
    assertThat(formats.renamed("game.mov.txt", moves)).isEqualTo("game.mov.txt");
    assertThat(formats.renamed("v1.2", moves)).isEqualTo("v1.2.moves");
    assertThat(formats.renamed("", moves)).isEmpty();
  }
}
