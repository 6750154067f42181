package org.gobang.ui.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SecretsTest {

  private final Secrets secrets = new Secrets();

  @ParameterizedTest
  @EnumSource(Role.class)
  void savesTheSecretOfEachRole(Role role) {
    Secrets kept = Secrets.parse(secrets.toString()).orElseThrow();
    assertThat(secrets.of(role)).matches("[A-Za-z0-9_-]{22}");
    assertThat(kept.of(role)).isEqualTo(secrets.of(role));
    assertThat(kept.role(secrets.of(role))).contains(role);
  }

  @Test
  void allDiffer() {
    Secrets other = new Secrets();
    assertThat(
            Arrays.stream(Role.values())
                .flatMap(role -> java.util.stream.Stream.of(secrets.of(role), other.of(role)))
                .collect(Collectors.toSet()))
        .hasSize(2 * Role.values().length);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ".", "a.b.c.d", "...", "secret"})
  void rejectsOtherTexts(String text) {
    assertThat(Secrets.parse(text)).isEmpty();
    assertThat(secrets.role(text)).isEmpty();
  }

  @Test
  void rejectsTextsOfAnotherLength() {
    String whole = secrets.toString();
    assertThat(Secrets.parse(whole + ".")).isEmpty();
    assertThat(Secrets.parse(whole.substring(1))).isEmpty();
    assertThat(Secrets.parse(whole.substring(whole.indexOf('.') + 1))).isEmpty();
    assertThat(Secrets.parse(whole.replaceFirst("^.", "é"))).isEmpty();
  }

  @Test
  void formerHolderOfASeatBecomesAWatcher() {
    String former = secrets.of(Role.BLACK);
    secrets.renew(Role.BLACK);
    assertThat(secrets.of(Role.BLACK)).isNotEqualTo(former);
    assertThat(secrets.role(secrets.of(Role.BLACK))).contains(Role.BLACK);
    assertThat(secrets.role(former)).contains(Role.WATCHER);
    assertThat(Secrets.parse(secrets.toString()).orElseThrow().role(former)).isEmpty();
  }

  @Test
  void rolesKnowTheirSeats() {
    assertThat(Role.of(org.gobang.api.Stone.WHITE)).isEqualTo(Role.WHITE);
    assertThat(Role.of(org.gobang.api.Stone.BLACK).seat()).contains(org.gobang.api.Stone.BLACK);
    assertThat(Role.WATCHER.seat()).isEmpty();
    assertThat(Role.OWNER.isGuest()).isFalse();
    assertThat(Role.WATCHER.isGuest()).isTrue();
  }
}
