package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FingerprintTest {

  private static final FileTime LONG_AGO = FileTime.fromMillis(0);

  @TempDir private Path folder;

  private Path write(String name, String text) throws IOException {
    Path file = Files.writeString(folder.resolve(name), text);
    return Files.setLastModifiedTime(file, LONG_AGO);
  }

  @Test
  void isStableWithoutChanges() throws IOException {
    List<Path> files = List.of(write("a.jar", "one"), folder.resolve("gone.jar"));
    assertThat(Fingerprint.of(files)).isEqualTo(Fingerprint.of(files));
  }

  @Test
  void differsForAnotherFileOfTheSameSizeAndTime() throws IOException {
    Path file = write("a.jar", "one");
    Fingerprint before = Fingerprint.of(List.of(file));
    assumeThat(file.getFileSystem().supportedFileAttributeViews()).contains("unix");

    Files.move(write("b.jar", "two"), file, StandardCopyOption.REPLACE_EXISTING);
    Fingerprint replaced = Fingerprint.of(List.of(file));
    assertThat(replaced).isNotEqualTo(before);
    assertThat(replaced.text()).isEqualTo(before.text());
    // The system's clock may take a moment to show another time.
    await()
        .untilAsserted(
            () -> {
              write("a.jar", "one");
              assertThat(Fingerprint.of(List.of(file))).isNotEqualTo(replaced);
            });
  }
}
