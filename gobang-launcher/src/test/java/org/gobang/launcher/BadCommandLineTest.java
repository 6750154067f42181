package org.gobang.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A wrong command line: status 2, no answer, one sentence that says what is wrong. */
class BadCommandLineTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          @/etc/hostname                                 ; there is no command @/etc/hostname
          positon                                        ; no command positon (did you mean position?); there are play, plugins, new-plugin, position, analyze, brain, botzone, arena, rate, convert, history, engines, help; gobang --help
          --foo                                          ; there is no option --foo here; gobang --help tells
          play --boards renju                            ; there is no option --boards here (did you mean --board?); gobang play --help tells
          position --moves h8 i9                         ; there is no parameter i9 here; gobang position --help tells
          engines ad x                                   ; there is no command ad (did you mean add?); there are add, remove
          help positon                                   ; there is no command positon; there are play
          help engines ad                                ; there is no command ad; there are add, remove
          --plugins position                             ; --plugins position: there is no such folder
          --board plugins                                ; no board plugins: there are freestyle
          position                                       ; (--moves=MOVES | --stdin)
          position --moves h8 --stdin                    ; mutually exclusive
          position --moves h8 --size 3                   ; freestyle is played on 5 to 25
          position --moves h8 --size 99                  ; freestyle is played on 5 to 25 lines a side, not on 99
          position --moves h8 --size -1                  ; freestyle is played on 5 to 25 lines a side, not on -1
          position --moves h8 --size ten                 ; the lines a side are a whole number, not "ten"
          position --moves h8 --board go                 ; no board go: there are freestyle, standard
          --ui console --ui console                      ; --ui: the front end console can run only once
          --ui console:ascii=maybe                       ; console: ascii=maybe:
          --ui swing:scale=2                             ; swing: no option scale: there are none
          play --ui nowhere                              ; there is no front end nowhere
          --fouls maybe                                  ; must be refuse or lose, not "maybe"
          --load x.sgf --opening swap                    ; --opening: a game that is loaded has its own
          --opening go                                   ; opening=go: must be one of none, swap, swap2
          --lang fr                                      ; must be en or zh, not "fr"
          --clock 5                                      ; 10m or 10m+5s, not "5"
          --clock 5m+                                    ; 10m or 10m+5s, not "5m+"
          --white isolated:nobody                        ; there is no player nobody
          --white isolated:runs:a=b                      ; runs: no option a
          analyze --moves h8                             ; --player=WHO
          analyze --moves h8 --player nobody             ; there is no player nobody
          analyze --moves h8 --player human              ; there is no player human
          analyze --moves h8 --player :a=b               ; id or id:option=value
          analyze --moves h8 --player runs:              ; option=value
          analyze --moves h8 --player runs:a             ; option 1 of runs is not written option=value
          analyze --moves h8 --player runs:a=1           ; runs: no option a
          analyze --moves h8 --player runs:seed=x        ; seed=x: must be a whole number
          analyze --moves h8 --player live-sleep:table=x ; table=x: must be one of published, as-coded
          analyze --moves h8 --player runs:a=1,a=2       ; option a is given twice
          analyze --moves h8 --player runs --time 5      ; 500ms, 5s or 10m
          analyze --moves h8 --player runs --time 0s     ; 500ms, 5s or 10m
          analyze --moves h8 --player runs --nodes 0     ; 1 or more
          analyze --moves h8 --player runs --depth x     ; 1 or more
          analyze --moves h8 --player runs --lines 0     ; 1 or more
          brain                                          ; --player=WHO
          brain --player nobody                          ; there is no player nobody
          brain --player runs:a=1                        ; runs: no option a
          botzone                                        ; --player=WHO
          botzone --player isolated:nobody               ; there is no player nobody
          convert                                        ; 'IN', 'OUT'
          convert game.sgf                               ; 'OUT'
          convert game.sgf game.doc                      ; game.doc: the name is to end in one of .sgf
          convert game.sgf game.psq game.txt             ; there is no parameter game.txt here
          convert game.sgf game.psq --board go           ; no board go: there are freestyle, standard
          convert game.sgf game.psq --size 3             ; freestyle is played on 5 to 25
          convert game.lib game.sgf --charset Klingon    ; a character set is written GBK
          convert game.rif game.sgf --year 99            ; years are written 2009 or 2000-2009
          convert - game.sgf                             ; - has no name that tells the format: --from is one of .sgf
          convert game.sgf -                             ; - has no name that tells the format: --to is one of .sgf
          convert game.sgf - --to doc                    ; --to doc: must be one of .sgf, .psq
          convert game.sgf - --from psq --to txt         ; --from psq: the name of game.sgf tells another format
          explore game.rif --year 1999-                  ; years are written 2009 or 2000-2009
          """)
  void isToldInOneSentence(String line, String sentence) {
    Run run = Run.of(line.split(" ", -1));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("gobang: ").contains(sentence).hasLineCount(1);
  }

  @Test
  void versionAndHelpAreAnswers() {
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
