package org.gobang.presentation.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Locale;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

class PaceTest {

  private final FakeWorkbench bench = new FakeWorkbench();

  @Test
  void isASecondUnlessAnotherIsKept() {
    assertThat(Pace.in(bench).least()).isEqualTo(Duration.ofSeconds(1));
    Pace.NONE.put(bench);
    assertThat(Pace.in(bench).least()).isZero();
    bench.put("pace", "fast");
    assertThat(Pace.in(bench)).as("nonsense in the file").isEqualTo(Pace.SECOND);
  }

  @Test
  void hasANameInBothLanguages() {
    for (Pace pace : Pace.values()) {
      assertThat(pace.name(Texts.shared(Locale.ENGLISH))).isNotBlank();
      assertThat(pace.name(Texts.shared(Locale.CHINESE)))
          .isNotEqualTo(pace.name(Texts.shared(Locale.ENGLISH)));
    }
  }
}
