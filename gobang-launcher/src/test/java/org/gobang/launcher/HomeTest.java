package org.gobang.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class HomeTest {

  private static final String ACCOUNT = Path.of("/home/account").toAbsolutePath().toString();
  private static final String GIVEN = Path.of("/elsewhere").toAbsolutePath().toString();

  @Test
  void theEnvironmentGoesBeforeTheAccountWhereItIsAnAbsolutePath() {
    assertThat(Home.folder("Linux", GIVEN, ACCOUNT)).contains(Path.of(GIVEN));
    assertThat(Home.folder("Mac OS X", GIVEN, ACCOUNT)).contains(Path.of(GIVEN));
    for (String unusable : new String[] {null, "", "relative", "a\0b"}) {
      assertThat(Home.folder("Linux", unusable, ACCOUNT)).contains(Path.of(ACCOUNT));
    }
    assertThat(Home.folder("Linux", null, "?")).isEmpty();
  }

  @Test
  void windowsKnowsTheAccountAlone() {
    assertThat(Home.folder("Windows 11", GIVEN, ACCOUNT)).contains(Path.of(ACCOUNT));
  }
}
