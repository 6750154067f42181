package org.gobang.record.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class LockFileTest {

  @TempDir private Path folder;
  private Path file = Path.of("");

  @BeforeEach
  void place() {
    file = folder.resolve("a.lock");
  }

  /** A program that exits with 0 if a file is not locked by another process. */
  static final class OtherProcess {

    private OtherProcess() {}

    public static void main(String[] args) throws IOException {
      try (FileChannel channel = FileChannel.open(Path.of(args[0]), StandardOpenOption.WRITE)) {
        System.exit(channel.tryLock() != null ? 0 : 1);
      }
    }
  }

  /** A program that holds a lock until the end of its input. */
  static final class Holder {

    private Holder() {}

    public static void main(String[] args) throws IOException {
      try (FileChannel channel =
          FileChannel.open(Path.of(args[0]), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
        channel.lock();
        System.out.print('!');
        System.out.flush();
        System.in.read();
      }
    }
  }

  private String root() {
    String resource = "/" + getClass().getName().replace('.', '/') + ".class";
    String url = Objects.requireNonNull(getClass().getResource(resource)).toString();
    return Path.of(URI.create(url.substring(0, url.length() - resource.length()))).toString();
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private boolean isLockedForOthers() throws Exception {
    return new ProcessBuilder(java(), "-cp", root(), OtherProcess.class.getName(), file.toString())
            .start()
            .waitFor()
        == 1;
  }

  @Test
  void excludesThisProcessAndOthers() throws Exception {
    try (LockFile lock = LockFile.tryLock(file).orElseThrow()) {
      assertThat(lock).isNotNull();
      assertThat(LockFile.tryLock(file)).isEmpty();
      assertThat(LockFile.isHeldByThisProcess(file)).isTrue();
      assertThat(isLockedForOthers())
          .as("a second attempt in this process must not release the lock")
          .isTrue();
    }
    assertThat(file).exists();
    assertThat(isLockedForOthers()).isFalse();
    LockFile.tryLock(file).orElseThrow().closeAndDelete();
    assertThat(file).doesNotExist();
  }

  @Test
  void waitsForAnotherProcessAndGivesUpAtTheLimit() throws Exception {
    Process other =
        new ProcessBuilder(java(), "-cp", root(), Holder.class.getName(), file.toString()).start();
    assertThat(other.getInputStream().read()).as("the other process holds the lock").isEqualTo('!');
    assertThat(LockFile.lock(file, Duration.ofMillis(20))).isEmpty();
    assertThat(LockFile.isHeldByThisProcess(file)).isFalse();
    other.getOutputStream().close();
    try (LockFile lock = LockFile.lock(file, Duration.ofSeconds(30)).orElseThrow()) {
      assertThat(lock).isNotNull();
    }
    assertThat(other.waitFor()).isZero();
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "links need rights there")
  void locksAFileOnceForAllItsPaths() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder);
    try (LockFile lock = LockFile.tryLock(file).orElseThrow()) {
      assertThat(lock).isNotNull();
      assertThat(LockFile.tryLock(link.resolve("a.lock"))).isEmpty();
    }
  }

  @Test
  void failsIfThePathIsAFolder() throws IOException {
    Files.createDirectory(file);
    assertThatThrownBy(() -> LockFile.tryLock(file))
        .isInstanceOf(IOException.class)
        .hasMessage("it is not a regular file");
    Files.delete(file);
    try (LockFile lock = LockFile.tryLock(file).orElseThrow()) {
      assertThat(lock).as("a failed attempt does not hold the lock").isNotNull();
    }
  }
}
