package org.gobang.launcher.shell;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobang.launcher.Run;
import org.junit.jupiter.api.Test;

class ManualCommandTest {

  @Test
  void describesEveryCommandAndOption() {
    Run run = Run.of("manual");
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith(".TH GOBANG 1 \"\" \"gobang ")
        .contains(
            ".SH NAME\ngobang \\- Five\\-in\\-a\\-row",
            ".SS gobang engines add\n",
            ".TP\n\\fB\\-\\-fouls\\fR \\fIrefuse|lose\\fR\n",
            ".TP\n\\fB\\-h\\fR, \\fB\\-\\-help\\fR\n",
            ".TP\n\\fB\\-\\-isolate\\fR[=\\fIstrict\\fR]\n")
        .doesNotContain("%%", "gobang manual");
    assertThat(Run.of("manual", "--lang", "zh").out())
        .contains(".SH 名称\n", ".SS gobang play\n开始对局");
  }

  @Test
  void hidesTheCommandFromHelpAndCompletion() {
    assertThat(Run.of("--help").out()).doesNotContain("manual");
    assertThat(Run.of("completion", "bash").out()).doesNotContain("manual");
  }
}
