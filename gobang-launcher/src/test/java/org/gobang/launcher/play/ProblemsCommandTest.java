package org.gobang.launcher.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobang.launcher.Run;
import org.junit.jupiter.api.Test;

class ProblemsCommandTest {

  @Test
  void reportsAWrongCommandLine() {
    Run kind = Run.of("problems", "--kind", "mate");
    assertThat(kind.status()).isEqualTo(2);
    assertThat(kind.err()).contains("--kind", "“mate”. Available: win, fours, threats, defence.");
    Run both = Run.of("problems", "--due", "--own");
    assertThat(both.status()).isEqualTo(2);
    assertThat(both.err()).contains("cannot be combined: --due, --own");
    Run level = Run.of("problems", "--level", "10");
    assertThat(level.status()).isEqualTo(2);
    assertThat(level.err())
        .contains("--level", "“10” is not a valid grade. Write a number from 1 to 9.");
    Run board = Run.of("problems", "--board", "chess");
    assertThat(board.status()).isEqualTo(2);
    assertThat(board.err()).contains("chess");
  }

  @Test
  void namesRulesWithoutProblems() {
    Run none = Run.of("problems", "--ui", "console", "--board", "caro");
    assertThat(none.status()).isEqualTo(1);
    assertThat(none.err()).contains("No problems match your filter.");
  }
}
