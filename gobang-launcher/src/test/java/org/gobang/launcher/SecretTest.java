package org.gobang.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.gobang.workbench.platform.DataFolder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Passwords in the environment of an engine, which no file or message may contain. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the engine of these tests is a shell script")
class SecretTest {

  /** Plays along the columns if the environment has the token. */
  private static final String SCRIPT =
      """
      #!/bin/sh
      [ "$TOKEN" = s3cr3t ] || exit 9
      column=0
      while read -r command rest; do
        case $command in
          START*) echo OK;;
          BEGIN*|TURN*|DONE*) echo $column,0; column=$((column + 1));;
          END*) exit;;
        esac
      done
      """;

  @TempDir private Path folder;

  @BeforeEach
  @AfterEach
  void forget() throws IOException {
    Files.deleteIfExists(DataFolder.ofPerson().engines().file());
  }

  private Path script() throws IOException {
    Path script = Files.writeString(folder.resolve("engine"), SCRIPT);
    assertThat(script.toFile().setExecutable(true)).isTrue();
    return script;
  }

  private String engine() throws IOException {
    return "gomocup:command=" + script() + ",environment=TOKEN=s3cr3t";
  }

  private static void assertNoSecretIn(Path where) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(where)) {
      files = all.filter(Files::isRegularFile).toList();
    }
    assertThat(files).isNotEmpty();
    for (Path file : files) {
      assertThat(Files.readString(file)).as(file.toString()).doesNotContain("s3cr3t");
    }
  }

  private Run arena(String games, String... more) throws IOException {
    List<String> line =
        List.of(
            "arena",
            "--player",
            engine(),
            "--player",
            "runs",
            "--nodes",
            "1",
            "--seed",
            "1",
            "--out",
            folder.resolve("run").toString(),
            "--games",
            games);
    return Run.of(Stream.concat(line.stream(), Stream.of(more)).toArray(String[]::new));
  }

  @Test
  void resumesARunWithoutWritingTheSecret() throws IOException {
    Run run = arena("2", "--json");
    assertThat(run.out()).contains("\"games\":2", "environment=***").doesNotContain("s3cr3t");
    assertThat(run.err()).doesNotContain("s3cr3t");
    assertNoSecretIn(folder.resolve("run"));
    Path games = folder.resolve("run").resolve("games.jsonl");
    List<String> played = Files.readAllLines(games);
    Files.writeString(games, played.get(0) + "\n");
    run = arena("2", "--json", "--resume");
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out()).contains("\"games\":2");
    assertThat(Files.readAllLines(games)).hasSize(2);
  }

  @Test
  void listsEnginesWithoutTheSecret() throws IOException {
    Run added =
        Run.of("engines", "add", "--set", "environment=TOKEN=s3cr3t", "mine", script().toString());
    assertThat(added.err()).isEmpty();
    Run listed = Run.of("engines", "--json");
    assertThat(listed.out()).contains("\"environment\":\"***\"").doesNotContain("s3cr3t");
  }

  @Test
  void printsErrorsWithoutTheSecret() throws IOException {
    for (String wrong : List.of(",s3cr3t", ",environment='s3cr3t", ",environment=s3cr3t")) {
      Run run = Run.of("analyze", "--player", "gomocup:command=x" + wrong, "--moves", "h8");
      assertThat(run.status()).isNotZero();
      assertThat(run.err()).as(wrong).isNotBlank().doesNotContain("s3cr3t");
    }
  }
}
