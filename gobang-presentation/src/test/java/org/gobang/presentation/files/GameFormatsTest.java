package org.gobang.presentation.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.gobang.fixtures.workbench.FakeFormat;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.files.GameFormats.GameFormat;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class GameFormatsTest {

  private final FakeWorkbench bench = FakeWorkbench.withDeepAndPlain();
  private final GameFormats formats =
      new GameFormats(
          new InterfaceContext(
              bench, new PositionDescriber(bench, Texts.shared(Locale.ENGLISH)), bench, () -> {}));

  @BeforeEach
  void addFormats() {
    bench.formats.put("SGF", new FakeFormat("SGF", List.of(".sgf")));
    bench.formats.put("Moves", new FakeFormat("Moves", List.of(".moves", ".mov.txt")));
  }

  @Test
  void listsTheFormatsOfPlugins() {
    assertThat(formats.readable())
        .containsExactly(
            new GameFormat("SGF", List.of(".sgf")),
            new GameFormat("Moves", List.of(".moves", ".mov.txt")));
    assertThat(formats.any(formats.readable()))
        .isEqualTo(
            new GameFormat(
                "Games (.sgf, .moves, .mov.txt)", List.of(".sgf", ".moves", ".mov.txt")));
    bench.formats.remove("Moves");
    assertThat(formats.any(formats.readable()).name()).isEqualTo("Games (.sgf)");
  }

  @Test
  void offersAFormatForItsSupportedOperations() {
    bench.formats.put("Scan", new FakeFormat("Scan", List.of(".scan"), true, false));
    bench.formats.put("Print", new FakeFormat("Print", List.of(".print"), false, true));
    assertThat(formats.readable()).extracting(GameFormat::name).contains("Scan", "SGF");
    assertThat(formats.readable()).extracting(GameFormat::name).doesNotContain("Print");
    assertThat(formats.writable()).extracting(GameFormat::name).contains("Print", "SGF");
    assertThat(formats.writable()).extracting(GameFormat::name).doesNotContain("Scan");
    GameFormat moves = formats.writable().get(1);
    assertThat(formats.renamed("game.scan", moves)).isEqualTo("game.moves");
  }

  @Test
  void acceptsFilesWithTheExtensionsOfAFormat() {
    GameFormat any = formats.any(formats.readable());
    assertThat(any.takes(Path.of("a", "GAME.SGF"))).isTrue();
    assertThat(any.takes(Path.of("a", "game.mov.txt"))).isTrue();
    assertThat(any.takes(Path.of("a.sgf", "game.txt"))).isFalse();
  }

  @Test
  void replacesTheExtensionForAnotherFormat() {
    GameFormat moves = formats.readable().get(1);
    assertThat(formats.renamed("game.sgf", moves)).isEqualTo("game.moves");
    assertThat(formats.renamed("game", moves)).isEqualTo("game.moves");
    assertThat(formats.renamed("game.mov.txt", moves)).isEqualTo("game.mov.txt");
    assertThat(formats.renamed("v1.2", moves)).isEqualTo("v1.2.moves");
    assertThat(formats.renamed("", moves)).isEmpty();
  }
}
