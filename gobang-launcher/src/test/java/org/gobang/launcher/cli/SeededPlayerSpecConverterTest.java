package org.gobang.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeededPlayerSpecConverterTest {

  @Test
  void drawsASeedByDefault() {
    SeededPlayerSpecConverter who = new SeededPlayerSpecConverter();
    assertThat(who.convert("runs").seed()).isNotEqualTo(who.convert("runs").seed());
    assertThat(who.convert("runs:seed=7").seed()).isEqualTo(7);
    assertThat(OptionParsers.player("runs").seed()).isZero();
  }
}
