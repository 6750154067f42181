package org.gobang.api.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.gobang.api.RefusedException;
import org.junit.jupiter.api.Test;

class OpeningOptionTest {

  @Test
  void takesTheOpeningFromTheRules() {
    assertThat(OpeningOption.without("renju")).isEqualTo("renju");
    assertThat(OpeningOption.without("renju:opening=soosorv-8")).isEqualTo("renju");
    assertThat(OpeningOption.without("custom:line=6,opening=swap2")).isEqualTo("custom:line=6");
  }

  @Test
  void namesTheOpening() {
    assertThat(OpeningOption.of("renju")).isEmpty();
    assertThat(OpeningOption.of("renju:opening=none")).isEmpty();
    assertThat(OpeningOption.of("custom:line=6,opening=swap2")).contains("swap2");
  }

  @Test
  void setsTheOpening() {
    assertThat(OpeningOption.with("renju", "rif")).isEqualTo("renju:opening=rif");
    assertThat(OpeningOption.with("renju:opening=rif", "swap")).isEqualTo("renju:opening=swap");
    assertThat(OpeningOption.with("renju:opening=rif", OpeningOption.NONE)).isEqualTo("renju");
    assertThatThrownBy(() -> OpeningOption.with(":", "swap")).isInstanceOf(RefusedException.class);
  }
}
