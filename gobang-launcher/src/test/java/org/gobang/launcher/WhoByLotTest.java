package org.gobang.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WhoByLotTest {

  @Test
  void drawsASeedUnlessOneIsGiven() {
    WhoByLot who = new WhoByLot();
    assertThat(who.convert("runs").seed()).isNotEqualTo(who.convert("runs").seed());
    assertThat(who.convert("runs:seed=7").seed()).isEqualTo(7);
    assertThat(new Who().convert("runs").seed()).isZero();
  }
}
