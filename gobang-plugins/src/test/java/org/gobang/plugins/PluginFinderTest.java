package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PluginFinderTest {

  @TempDir private Path folder;

  @Test
  void returnsTheDigestOfEachFile() throws IOException {
    Files.writeString(folder.resolve("a.jar"), "one");
    Files.writeString(folder.resolve("b.jar"), "one");
    assertThat(PluginFinder.digests(folder))
        .containsOnlyKeys("a.jar", "b.jar")
        .hasEntrySatisfying("a.jar", digest -> assertThat(digest).startsWith("7692c3ad3540bb80"));
  }

  @Test
  void refusesDigestsOfAMissingFile() {
    Path missing = folder.resolve("missing.jar");
    assertThatThrownBy(() -> PluginFinder.digests(missing))
        .isInstanceOfSatisfying(
            RefusedException.class,
            refused -> {
              assertThat(refused.kind()).isEqualTo(Refusal.UNREADABLE);
              assertThat(refused.sentence(Locale.CHINESE)).startsWith(missing + "：");
            })
        .hasMessageStartingWith(missing + ": ");
  }
}
