package org.gobang.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gobang.launcher.cli.CommandLineException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** Wrong command lines: status 2, no output and one sentence that names the mistake. */
class BadCommandLineTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          @/etc/hostname                                 ; Unknown command “@/etc/hostname”. Available: play
          positon                                        ; Unknown command “positon”. Did you mean “position”? Available: play, plugins
          frobnicate                                     ; Unknown command “frobnicate”. Available: play
          serch                                          ; Did you mean “plugins search”?
          remove x                                       ; Did you mean “plugins remove”?
          --foo                                          ; Unknown option “--foo”. For usage, run: gobang --help
          --wite runs                                    ; Unknown option “--wite”. Did you mean “--white”? For usage, run: gobang --help
          play --boards renju                            ; Did you mean “--board”? For usage, run: gobang play --help
          position --moves h8 i9                         ; Unexpected argument “i9”. For usage, run: gobang position --help
          engines ad x                                   ; Unknown command “ad”. Did you mean “add”? Available: add, remove. For usage, run: gobang engines --help
          help positon                                   ; Unknown command “positon”. Did you mean “position”?
          help engines ad                                ; Did you mean “add”? Available: add, remove
          new-plugin -- -x --dir D                       ; “--dir” follows “--” or the arguments of another program
          --plugins position                             ; --plugins position: this folder does not exist
          --board plugins                                ; Unknown board “plugins”. Available: freestyle
          --board reju                                   ; Unknown board “reju”. Did you mean “renju”? Available: freestyle
          --board custom:lin=6                           ; Unknown option “lin”. Did you mean “line”? Available: line, exact
          position                                       ; One of these is required: --moves MOVES, --stdin.
          position --moves                               ; This option needs a value: --moves MOVES.
          position --moves h8 --stdin                    ; These options cannot be combined: --moves, --stdin.
          position --moves h8 --moves h9                 ; --moves can be given only once.
          position --moves h8 --size 3                   ; freestyle supports board sizes 5–25, not 3
          position --moves h8 --size 99                  ; freestyle supports board sizes 5–25, not 99
          position --moves h8 --size -1                  ; freestyle supports board sizes 5–25, not -1
          position --moves h8 --size ten                 ; --size: “ten” is not valid. Write the board size as a whole number, for example 15.
          position --moves h8 --board go                 ; Unknown board “go”. Available: freestyle, standard
          --ui console --ui console                      ; --ui: console can be opened only once
          --ui console:ascii=maybe                       ; console: “ascii=maybe” is not valid. Write true or false.
          --ui swing:scale=2                             ; swing: Unknown option “scale”.
          play --ui consol                               ; Unknown interface “consol”. Did you mean “console”?
          --fouls los                                    ; --fouls: Unknown value “los”. Did you mean “lose”? Available: refuse, lose.
          --load x.sgf --opening swap                    ; These options cannot be combined: --load, --opening.
          --opening go                                   ; Unknown value “opening=go”. Available: opening=none, opening=swap
          --lang fr                                      ; --lang: Unknown value “fr”. Available: en, zh.
          --clock 5                                      ; “5” is not a valid clock. Write
          --clock 5m+                                    ; “5m+” is not a valid clock. Write
          --white isolated:nobody                        ; Unknown player “nobody”
          --white isolated:runs:a=b                      ; runs: Unknown option “a”
          --white neighbor                               ; Unknown player “neighbor”. Did you mean “neighbour”?
          --black strict:monty                           ; --black: strict: “monty” is not in the form option=value, for example
          analyze --moves h8                             ; Missing: --player WHO. For usage, run: gobang analyze --help
          analyze --moves h8 --player nobody             ; Unknown player “nobody”
          analyze --moves h8 --player human              ; Unknown player “human”
          analyze --moves h8 --player :a=b               ; “:a=b” does not start with an id. Write id or id:option=value, for example
          analyze --moves h8 --player runs:              ; option=value
          analyze --moves h8 --player runs:a             ; runs: “a” is not in the form option=value
          analyze --moves h8 --player runs:a=1           ; runs: Unknown option “a”
          analyze --moves h8 --player runs:seed=x        ; “seed=x” is not a valid seed. Write a whole number
          analyze --moves h8 --player live-sleep:table=x ; Unknown value “table=x”. Available: table=published, table=as-coded.
          analyze --moves h8 --player runs:a=1,a=2       ; runs: the option “a” can be given only once
          analyze --moves h8 --player search:level=11    ; search: “level=11” is not valid. Write a whole number from 1 to 10.
          analyze --moves h8 --player runs --time 5      ; --time: “5” is not a valid time. Write a number above 0 and a unit, for example 500ms, 5s or 10m.
          analyze --moves h8 --player runs --time 0s     ; “0s” is not a valid time
          analyze --moves h8 --player runs --nodes 0     ; --nodes: “0” is not valid. Write a whole number of 1 or more
          analyze --moves h8 --player runs --depth x     ; 1 or more
          analyze --moves h8 --player runs --lines 0     ; 1 or more
          arena                                          ; Missing: --player WHO, --games N.
          arena --player runs --games 2                  ; --player: at least two players are required
          arena --player runs --player runs --seed x     ; --seed: “x” is not valid. Write a whole number
          brain                                          ; Missing: --player WHO.
          brain --player nobody                          ; Unknown player “nobody”
          brain --player runs:a=1                        ; runs: Unknown option “a”
          botzone                                        ; Missing: --player WHO.
          botzone --player isolated:nobody               ; Unknown player “nobody”
          cluster                                        ; The command is incomplete. Available: gobang cluster key.
          convert                                        ; Missing: IN, OUT. For usage, run: gobang convert --help
          convert game.sgf                               ; Missing: OUT.
          convert game.sgf game.doc                      ; game.doc: the file name must end in one of .sgf
          convert game.sgf game.psq game.txt             ; Unexpected argument “game.txt”
          convert game.sgf game.psq --board go           ; Unknown board “go”. Available: freestyle, standard
          convert game.sgf game.psq --size 3             ; freestyle supports board sizes 5–25
          convert game.lib game.sgf --charset Klingon    ; “Klingon” is not a known character set. Examples: GBK
          convert game.rif game.sgf --year 99            ; “99” is not a year or a range of years. Examples: 2009, 2000-2009.
          convert - game.sgf                             ; --from is required for “-”. Available: .sgf
          convert game.sgf -                             ; --to is required for “-”. Available: .sgf
          convert game.sgf - --to doc                    ; --to: Unknown format “doc”. Available: .sgf, .psq
          convert game.sgf - --from psq --to txt         ; --from psq: this format does not match the extension of game.sgf
          engines add                                    ; Missing: NAME, COMMAND.
          engines add --set foo x cat                    ; --set: “foo” is not valid. Write OPTION=VALUE, for example
          explore game.rif --year 1999-                  ; “1999-” is not a year or a range of years
          history --json=yes                             ; --json does not take a value.
          history --json --json                          ; --json can be given only once.
          """)
  void namesTheMistakeInOneSentence(String line, String sentence) {
    Run run = Run.of(line.split(" ", -1));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("gobang: ").contains(sentence).hasLineCount(1);
  }

  /** Each option of each command: without a value, with a wrong one, given twice. */
  @Test
  void reportsEveryMistakeInOneSentence() {
    CommandLine all = Main.commands();
    for (CommandLine command : below(all)) {
      List<String> path = List.of(command.getCommandSpec().qualifiedName(" ").split(" "));
      for (OptionSpec option : command.getCommandSpec().options()) {
        String name = option.longestName();
        for (List<String> wrong :
            List.of(
                List.of(name),
                List.of(name + "=\0?"),
                List.of(name + "=1", name + "=1"),
                List.of(name, "--"),
                List.of(name + "x"))) {
          List<String> line = new ArrayList<>(path.subList(1, path.size()));
          line.addAll(wrong);
          for (String language : List.of("en", "zh")) {
            assertReported(command, line, language);
          }
        }
      }
      assertReported(command, List.of("\0?", "x", "y", "z", "surplus"), "en");
    }
  }

  private static void assertReported(CommandLine command, List<String> line, String language) {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(language.equals("en") ? Locale.ENGLISH : Locale.SIMPLIFIED_CHINESE);
      command.getCommandSpec().root().commandLine().parseArgs(line.toArray(String[]::new));
    } catch (ParameterException wrong) {
      String sentence = new CommandLineException(line).sentence(wrong);
      assertThat(sentence)
          .as("%s", line)
          .hasLineCount(1)
          .doesNotContainIgnoringCase(
              "Invalid value",
              "Missing required",
              "positional",
              "should be",
              "cannot convert",
              "Exception",
              "Expected",
              "while processing",
              "Unmatched",
              "Error:");
      if (language.equals("zh")) {
        assertThat(sentence).as("%s", line).matches(".*\\p{IsHan}.*");
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  private static List<CommandLine> below(CommandLine command) {
    List<CommandLine> all = new ArrayList<>(List.of(command));
    command.getSubcommands().values().forEach(each -> all.addAll(below(each)));
    return all;
  }

  @Test
  void readsTheLanguageAfterTheMistake() {
    assertThat(Run.of("--time", "0s", "--lang", "zh").err()).contains("“0s”不是有效的时间");
    assertThat(Run.of("positon", "--lang", "zh").err()).contains("未知的命令“positon”。你是否想写“position”？");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          convert game.sgf - --to doc                ; --to：未知的格式“doc”。可用：.sgf, .psq
          convert game.sgf -                         ; “-”需要 --to。可用：.sgf, .psq
          convert game.sgf out.rif                   ; out.rif：.rif 文件只能读取，无法写入。可写入的格式：.sgf, .psq
          convert game.sgf - --from psq --to txt     ; --from psq：与 game.sgf 的扩展名不符。
          convert game.sgf game.psq --size 99        ; freestyle 支持的棋盘大小为 5–25，不支持 99。
          convert game.sgf game.psq --size 3         ; freestyle 支持的棋盘大小为 5–25，不支持 3。
          engines remove nobody                      ; 没有引擎“nobody”，请先添加。
          convert game.sgf /no/such/x.psq            ; /no/such/x.psq：无法写入：
          """)
  void namesTheMistakeInChinese(String line, String sentence) {
    Run run = Run.of((line + " --lang zh").split(" +"));
    assertThat(run.status()).isNotZero();
    assertThat(run.err()).contains(sentence).hasLineCount(1);
  }

  @Test
  void printsVersionAndHelpToStandardOutput() {
    Run version = Run.of("--version");
    assertThat(version.lines().get(0)).matches("gobang \\d+\\.\\d+\\.\\d+\\S*");
    assertThat(version.lines().get(1))
        .isEqualTo("Java " + System.getProperty("java.version") + " (jars)");
    assertThat(version.lines()).hasSize(3);
    assertThat(Run.of("-V")).isEqualTo(version);
    for (String[] line : new String[][] {{"--help"}, {"analyze", "--help"}, {"plugins", "-h"}}) {
      Run run = Run.of(line);
      assertThat(run.status()).isZero();
      assertThat(run.err()).isEmpty();
      assertThat(run.out()).contains("Usage: gobang", "--help").hasSizeGreaterThan(200);
    }
  }
}
