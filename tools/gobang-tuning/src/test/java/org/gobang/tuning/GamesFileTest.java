package org.gobang.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.Rules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GamesFileTest {

  private static final PrintWriter NOWHERE = new PrintWriter(Writer.nullWriter());

  @TempDir private Path folder;

  private final GameGenerator generator =
      new GameGenerator(EvaluationWeights.of(Rules.FREESTYLE), 60, 5, NOWHERE);

  @Test
  void continuesAfterAKill() throws Exception {
    Path whole = folder.resolve("new/whole.txt");
    generator.games(file(whole), 8, new TaskExecutor.Local(2));
    Path killed = folder.resolve("killed.txt");
    String text = Files.readString(whole);
    Files.writeString(killed, text.substring(0, text.length() / 2));

    assertThat(generator.games(file(killed), 8, new TaskExecutor.Local(1)))
        .isEqualTo(file(whole).read())
        .hasSize(8);
    assertThat(killed).hasSameTextualContentAs(whole);
    assertThat(generator.games(file(killed), 3, new TaskExecutor.Local(1)))
        .isEqualTo(file(whole).read().subList(0, 3));
    assertThat(killed).hasSameTextualContentAs(whole);
  }

  @Test
  void refusesOtherGamesAndMalformedLines() throws IOException {
    Path path = folder.resolve("games.txt");
    Files.writeString(path, "caro\n");
    assertThatIOException()
        .isThrownBy(file(path)::read)
        .withMessageContaining("games.txt holds games made with \"caro\", not with \"freestyle");
    Files.writeString(path, generator.description() + "\nB 1 2 3\nB 1 x\n");
    assertThatIOException()
        .isThrownBy(file(path)::read)
        .withMessageEndingWith("games.txt, line 3: not a game");
    assertThat(path).content().endsWith("B 1 x\n");
  }

  private GamesFile file(Path path) {
    return new GamesFile(path, generator.description());
  }
}
