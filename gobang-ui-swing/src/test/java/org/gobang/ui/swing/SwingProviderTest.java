package org.gobang.ui.swing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.awt.GraphicsEnvironment;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class SwingProviderTest {

  private final SwingProvider provider = new SwingProvider();

  @Test
  void describesItselfInBothLanguages() {
    assertThat(provider.id()).isEqualTo("swing");
    assertThat(provider.label(Locale.ENGLISH).name()).isEqualTo("Window");
    assertThat(provider.label(Locale.CHINESE).name()).isEqualTo("窗口");
  }

  @Test
  void isNotAvailableWithoutAScreen() {
    assumeThat(GraphicsEnvironment.isHeadless()).as("no screen").isTrue();
    assertThat(provider.available()).isFalse();
  }
}
