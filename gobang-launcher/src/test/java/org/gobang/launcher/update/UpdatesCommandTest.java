package org.gobang.launcher.update;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobang.fixtures.StaticSite;
import org.gobang.launcher.Run;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UpdatesCommandTest {

  private final StaticSite site = StaticSite.start();

  @AfterEach
  void close() {
    Run.of("updates", "--address", "default");
    site.close();
  }

  private String published(String version) {
    site.put(
        "release.json",
        "{\"version\":\"%s\",\"date\":\"2026-11-21\",\"page\":\"https://example.org/\"}"
            .formatted(version));
    return site.address("release.json").toString();
  }

  private static String current() {
    return Run.of("--version").lines().get(0);
  }

  @Test
  void namesANewerVersionAndItsPage() {
    Run set = Run.of("updates", "--address", published("99.0.0"));
    assertThat(set.err()).isEmpty();
    assertThat(set.out())
        .isEqualTo("gobang 99.0.0 is available (released 2026-11-21): https://example.org/\n");
    assertThat(set.status()).isZero();
    assertThat(Run.of("updates")).as("the saved address").isEqualTo(set);
    assertThat(Run.of("updates", "--lang", "zh").out())
        .isEqualTo("gobang 有新版本 99.0.0（2026-11-21 发布）：https://example.org/\n");
  }

  @Test
  void reportsThatThisVersionIsTheLatest() {
    Run run = Run.of("updates", "--address", published("0.0.1"));
    assertThat(run.out()).isEqualTo(current() + " is the latest version.\n");
    assertThat(run.status()).isZero();
  }

  @Test
  void answersInJson() {
    assertThat(Run.of("updates", "--json", "--address", published("99.0.0")).out())
        .isEqualTo(
            "{\"version\":\""
                + current().substring("gobang ".length())
                + "\",\"newer\":true,\"latest\":\"99.0.0\",\"date\":\"2026-11-21\","
                + "\"page\":\"https://example.org/\"}\n");
  }

  @Test
  void sendsNoRequestWhenDisabled() {
    published("99.0.0");
    Run off = Run.of("updates", "--address", "off");
    assertThat(off.out()).isEqualTo("Update checks are off.\n");
    assertThat(off.status()).isZero();
    assertThat(Run.of("updates", "--address", "off", "--json").out())
        .isEqualTo("{\"address\":\"off\"}\n");
    Run asked = Run.of("updates");
    assertThat(asked.status()).isEqualTo(1);
    assertThat(asked.err())
        .startsWith("gobang: ")
        .contains("Update checks are off")
        .hasLineCount(1);
    assertThat(site.requests()).isEmpty();
  }

  @Test
  void reportsAnUnreadableAnswer() {
    Run missing = Run.of("updates", "--address", site.address("release.json").toString());
    assertThat(missing.status()).isEqualTo(1);
    assertThat(missing.err()).contains("HTTP status 404").hasLineCount(1);
    site.put("release.json", "{}");
    Run malformed = Run.of("updates");
    assertThat(malformed.status()).isEqualTo(1);
    assertThat(malformed.err()).contains("does not contain release information").hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ftp://example.org/", "https://", "example.org"})
  void refusesAnInvalidAddress(String address) {
    Run run = Run.of("updates", "--address", address);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains(address + " is not a valid address").hasLineCount(1);
  }
}
