package org.gobang.launcher.engines;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gobang.launcher.Run;
import org.gobang.workbench.platform.DataFolder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the engine of these tests is a shell script")
class EnginesCommandTest {

  private static final String SCRIPT =
      """
      #!/bin/sh
      while read -r command rest; do
        case $command in
          START*) echo OK;;
          BEGIN*|TURN*) echo $1,0;;
          BOARD*) echo ERROR no board;;
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

  private String engine() throws IOException {
    Path script = Files.writeString(folder.resolve("my engine"), SCRIPT);
    assertThat(script.toFile().setExecutable(true)).isTrue();
    return script.toString();
  }

  @Test
  void addsAnEngineAsAPlayer() throws IOException {
    assertThat(Run.of("engines").out())
        .isEqualTo("No engines yet: gobang engines add NAME COMMAND\n");
    Path log = DataFolder.ofPerson().engines().log("columns");
    Run add = Run.of("engines", "add", "--set", "memory=64", "columns", engine(), "7", "--x", "-v");
    assertThat(add.err()).isEmpty();
    assertThat(add.out())
        .isEqualTo(
            "The engine answered START.\n"
                + "Added: columns is now a player. Log file: "
                + log
                + "\n");
    assertThat(Run.of("engines").out())
        .isEqualTo("columns       \"" + engine() + "\" 7 --x -v  (log: " + log + ")\n");
    assertThat(Run.of("engines", "--json").out())
        .startsWith("{\"engines\":[{\"name\":\"columns\",\"options\":{\"command\":")
        .contains("\"memory\":\"64\"")
        .endsWith("\"log\":\"" + log + "\"}],\"refused\":[]}\n");
    assertThat(Run.of("plugins").out()).contains("columns");
    Run asked = Run.of("analyze", "--player", "columns:info=a=b", "--moves", "h8 h9");
    assertThat(asked.err()).contains("columns has no move: to BOARD it says ERROR no board");
    asked = Run.of("analyze", "--player", "columns:info=a=b", "--moves", "h8");
    assertThat(asked.out()).isEqualTo("columns plays h15\n");
    assertThat(Files.readString(log)).contains("> START 15", "< 7,0", "> INFO a b");
    Files.delete(log);
    assertThat(Run.of("engines", "remove", "columns").out()).isEqualTo("Removed: columns\n");
    assertThat(Run.of("analyze", "--player", "columns", "--moves", "").status()).isEqualTo(2);
  }

  @Test
  void addsAnEngineAsAPlayerInItsOwnProcess() throws IOException {
    Run.of("engines", "add", "columns", engine(), "3");
    Run isolated = Run.of("analyze", "--player", "isolated:columns", "--moves", "");
    assertThat(isolated.out()).isEqualTo("columns plays d15\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "shapes sh | A player named “shapes” already exists. Choose another name.",
        "human sh | A player named “human” already exists. Choose another name.",
        "Sh sh | “Sh” is not a valid short name. Use up to 40 lower-case letters, digits and hyphens.",
        "mine no-such-program | Program no-such-program not found in PATH. For a program in this folder,"
            + " enter ./no-such-program.",
        "mine ./no-such-program | ./no-such-program is not an executable program.",
        "--set memory=x mine sh | “memory=x” is not valid. Write a whole number from 0 to 1048576.",
        "mine | Missing: COMMAND. For usage, run: gobang engines add --help",
      })
  void reportsWhyAnEngineCannotBeAdded(String line, String why) {
    Run run = Run.of(("engines add " + line).split(" ", -1));
    assertThat(run.err()).isEqualTo("gobang: " + why + "\n");
    assertThat(run.status()).isEqualTo(2);
    assertThat(Run.of("engines").out()).startsWith("No engines yet");
  }

  @Test
  void refusesAProgramThatIsNotAnEngine() {
    Run run = Run.of("engines", "add", "echo", "cat");
    assertThat(run.err()).contains("echo is not a Gomocup engine: it answered START with");
    assertThat(run.status()).isEqualTo(1);
    assertThat(Run.of("engines").out()).startsWith("No engines yet");
    assertThat(Run.of("engines", "add", "--no-check", "echo", "cat").out())
        .startsWith("Added: echo");
  }

  @Test
  void refusesDuplicateAndUnknownNames() {
    assertThat(Run.of("engines", "add", "--no-check", "mine", "sh").status()).isZero();
    assertThat(Run.of("engines", "add", "--no-check", "mine", "sh").err())
        .isEqualTo("gobang: A player named “mine” already exists. Choose another name.\n");
    assertThat(Run.of("engines", "remove", "yours").err())
        .isEqualTo("gobang: Engine “yours” not found. Add it first.\n");
  }
}
