package org.gobang.ui.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.gobang.api.render.RendererProvider;
import org.junit.jupiter.api.Test;

class ConsoleProviderTest {

  @Test
  void isFoundAsAService() {
    assertThat(ConsoleProviderTest.class.getModule().getDescriptor().provides())
        .anyMatch(provided -> provided.service().equals(RendererProvider.class.getName()));
    assertThat(new ConsoleProvider().id()).isEqualTo("console");
    assertThat(new ConsoleProvider().available()).isTrue();
    assertThat(new ConsoleProvider().create()).isNotSameAs(new ConsoleProvider().create());
  }

  @Test
  void namesItselfInBothLanguages() {
    assertThat(new ConsoleProvider().label(Locale.ENGLISH).name()).isEqualTo("Terminal");
    assertThat(new ConsoleProvider().label(Locale.CHINESE).name()).isEqualTo("终端");
  }
}
