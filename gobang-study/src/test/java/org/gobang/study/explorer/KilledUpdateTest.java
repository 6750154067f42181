package org.gobang.study.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.gobang.api.explorer.ExploredPosition;
import org.gobang.study.StudyBoards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests an index after its process was killed while writing, as by {@code kill -9}. */
class KilledUpdateTest {

  private static final int GAMES = 400;

  @TempDir private Path folder;

  @Test
  void keepsTheIndexAndDeletesTemporaryFiles() throws Exception {
    Path one = RandomGames.write(folder.resolve("one.sgf"), RandomGames.of(GAMES, 1));
    Path two = RandomGames.write(folder.resolve("two.sgf"), RandomGames.of(GAMES, 2));
    Path kept = folder.resolve("index");
    Random random = new Random(3);
    for (int round = 0; round < 3; round++) {
      kill(random.nextInt(2000), kept, one, two);
      GameIndex index = new GameIndex(kept);
      ExploredPosition found = index.explore(StudyBoards.empty("freestyle"), 1);
      assertThat(found.results().games()).isIn(GAMES, 2 * GAMES);
      try (IndexFile file = Objects.requireNonNull(IndexFile.open(kept.resolve("games.index")))) {
        file.verify();
      }
      assertThat(index.update(RandomGames.wanted(new AtomicInteger(), one, two)).games())
          .isEqualTo(2 * GAMES);
      assertThat(left(kept)).containsExactlyInAnyOrder(".lock", "games.index");
    }
  }

  private static List<String> left(Path kept) throws IOException {
    try (Stream<Path> files = Files.list(kept)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }

  /** Kills a process some microseconds after its first update. */
  private void kill(int micros, Path kept, Path one, Path two) throws Exception {
    String name = EndlessUpdate.class.getName();
    String resource = "/" + name.replace('.', '/') + ".class";
    String url = Objects.requireNonNull(getClass().getResource(resource)).toString();
    Path tests = Path.of(URI.create(url.substring(0, url.length() - resource.length())));
    String module = GameIndex.class.getModule().getName();
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-p",
                System.getProperty("jdk.module.path"),
                // This module does not require the rules.
                "-cp",
                System.getProperty("java.class.path"),
                "--patch-module",
                module + "=" + tests,
                "-m",
                module + "/" + name,
                kept.toString(),
                one.toString(),
                two.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      assertThat(out.readLine()).isEqualTo("updated");
      TimeUnit.MICROSECONDS.sleep(micros);
    } finally {
      process.destroyForcibly();
    }
    assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
  }
}
