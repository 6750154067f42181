package org.gobang.engines.gomocup;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class EngineLogTest {

  @TempDir private Path folder;

  @Test
  void isRotatedWhenFull() throws Exception {
    Path file = folder.resolve("toy.log");
    try (EngineLog log = EngineLog.in(file, 7)) {
      for (int i = 0; i < 3000; i++) {
        log.received("x".repeat(1000) + i);
      }
    }
    assertThat(Files.size(file)).isLessThan(EngineLog.MAX_BYTES + 2000);
    assertThat(Files.size(EngineLog.old(file))).isLessThan(EngineLog.MAX_BYTES + 2000);
    assertThat(Files.readString(file)).endsWith("x2999\n");
    assertThat(folder).isDirectoryNotContaining("glob:**/*.old.old");
  }

  @Test
  void appendsToTheFile() throws Exception {
    Path file = folder.resolve("a/toy.log");
    for (int i = 0; i < 2; i++) {
      try (EngineLog log = EngineLog.in(file, i)) {
        log.sent("START 15");
        log.received("bell \u0007 " + "y".repeat(10_000));
      }
    }
    assertThat(Files.readAllLines(file))
        .hasSize(4)
        .allMatch(line -> line.length() < 2100)
        .anyMatch(line -> line.endsWith(" 1 > START 15"))
        .anyMatch(line -> line.contains(" 0 < bell ? yyy"));
  }

  @Test
  void isOmittedIfItCannotBeWritten() throws Exception {
    Path file = Files.createFile(folder.resolve("file"));
    try (EngineLog log = EngineLog.in(file.resolve("toy.log"), 1)) {
      log.sent("START 15");
    }
    assertThat(file).isEmptyFile();
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there are no such files")
  void doesNotWaitForAPipe() throws Exception {
    Path pipe = folder.resolve("toy.log");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    try (EngineLog log = EngineLog.in(pipe, 1)) {
      log.sent("START 15");
    }
    assertThat(pipe).exists();
  }
}
