package org.gobang.launcher.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.gobang.launcher.Run;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompletionCommandTest {

  private static final Path BASH = Path.of("/bin/bash");

  /** Completes the last of the words, as bash does. */
  private static final String COMPLETE =
      """
      source "$1"
      shift
      COMP_WORDS=("$@")
      COMP_CWORD=$(($# - 1))
      _gobang
      echo "${COMPREPLY[*]}"
      """;

  @TempDir private Path folder;

  private final Locale before = Locale.getDefault();

  @AfterEach
  void restore() {
    Locale.setDefault(before);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          gobang pl                           ; play plugins
          gobang engines |                    ; add remove
          gobang --fo                         ; --fouls
          gobang play --fouls |               ; refuse lose
          gobang play --fouls = l             ; lose
          gobang play --fouls =               ; refuse lose
          gobang play --isol                  ; --isolate --isolate=strict
          gobang --board plugins --boa        ; --board
          gobang --board = plugins --boa      ; --board
          gobang new-plugin --kind f          ; format
          gobang analyze --player sea         ; search
          gobang --board ren                  ; renju
          gobang --black hum                  ; human
          gobang --ui con                     ; console
          gobang --opening sw                 ; swap swap2
          gobang convert --from psq           ; psq
          gobang explore --opening kag        ; kagetsu
          gobang rate sha                     ; shapes
          gobang help plugins |               ; install search update remove index
          gobang --size |                     ; ''
          gobang convert FOLDER/ga            ; FOLDER/game.sgf
          gobang review --html FOLDER/ga      ; FOLDER/game.sgf
          gobang completion |                 ; bash zsh fish powershell
          gobang help comp                    ; completion
          """)
  void bashCompletes(String line, String expected) throws IOException, InterruptedException {
    assumeThat(BASH).exists();
    Files.createFile(folder.resolve("game.sgf"));
    Path script = folder.resolve("script");
    Files.writeString(script, Run.of("completion", "bash").out());
    String[] words = line.replace("|", "").replace("FOLDER", folder.toString()).split(" ", -1);
    assertThat(bash(script, words)).isEqualTo(expected.replace("FOLDER", folder.toString()));
  }

  private static String bash(Path script, String... words)
      throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(BASH.toString(), "-c", COMPLETE, "bash", script.toString());
    builder.command().addAll(List.of(words));
    Process process = builder.redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isZero();
    return said.strip();
  }

  /** Completes a line as fish does. */
  @ParameterizedTest
  @CsvSource({
    "gobang --board ren, renju",
    "gobang help plugins se, search",
    "gobang plugins se, search",
    "gobang analyze --player sea, search",
  })
  void fishCompletes(String line, String expected) throws IOException, InterruptedException {
    Path fish = Path.of("/usr/bin/fish");
    assumeThat(fish).exists();
    Path script = Files.writeString(folder.resolve("script"), Run.of("completion", "fish").out());
    ProcessBuilder builder =
        new ProcessBuilder(
            fish.toString(),
            "--no-config",
            "-c",
            "source " + script + "; complete -C '" + line + "'");
    builder.environment().put("HOME", folder.toString());
    Process process = builder.redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isZero();
    assertThat(said.lines().map(each -> each.split("\t", 2)[0])).containsExactly(expected);
  }

  @Test
  void powerShellHasTheSameTables() {
    assertThat(Run.of("completion", "powershell").out())
        .contains("Register-ArgumentCompleter -Native")
        .contains("  'gobang plugins' = @('install', 'search', 'update', 'remove', 'index')\n")
        .contains("  'gobang --lang' = @('en', 'zh')\n");
  }

  @Test
  void fishAndZshDescribeWords() {
    assertThat(Run.of("completion", "fish").out())
        .contains("-a play -d 'Plays a game'\n", "-l fouls -x -a 'refuse lose' -d 'How ");
    assertThat(Run.of("completion", "zsh").out())
        .startsWith("#compdef gobang\n")
        .contains("'play:Plays a game'\n");
    Locale.setDefault(Locale.SIMPLIFIED_CHINESE);
    assertThat(Run.of("completion", "fish").out()).contains("-a play -d '开始对局'\n");
  }

  @Test
  void supportsFourShells() {
    Run run = Run.of("completion", "csh");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err())
        .contains("Unknown value “csh”. Did you mean “zsh”? Available: bash, zsh, fish, powershell")
        .hasLineCount(1);
  }
}
