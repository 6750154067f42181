package org.gobang.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class LabelTest {

  @Test
  void needsANameButNoDescription() {
    assertThat(new Label("Runs", "").name()).isEqualTo("Runs");
    assertThatIllegalArgumentException().isThrownBy(() -> new Label(" ", "Counts runs."));
  }
}
