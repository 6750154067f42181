package org.gobang.workbench.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class HomeFolderTest {

  private static final String ACCOUNT = Path.of("/home/account").toAbsolutePath().toString();
  private static final String GIVEN = Path.of("/elsewhere").toAbsolutePath().toString();

  @Test
  void prefersAnAbsolutePathInTheEnvironment() {
    assertThat(HomeFolder.find("Linux", GIVEN, ACCOUNT)).contains(Path.of(GIVEN));
    assertThat(HomeFolder.find("Mac OS X", GIVEN, ACCOUNT)).contains(Path.of(GIVEN));
    for (String unusable : new String[] {null, "", "relative", "a\0b"}) {
      assertThat(HomeFolder.find("Linux", unusable, ACCOUNT)).contains(Path.of(ACCOUNT));
    }
    assertThat(HomeFolder.find("Linux", null, "?")).isEmpty();
  }

  @Test
  void usesTheAccountOnlyOnWindows() {
    assertThat(HomeFolder.find("Windows 11", GIVEN, ACCOUNT)).contains(Path.of(ACCOUNT));
  }
}
