package org.gobang.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.gobang.api.workbench.Preferences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class FilePreferencesTest {

  @TempDir private Path folder;

  private FilePreferences open(Map<String, String> commandLine) {
    return new FilePreferences(folder.resolve("deep/preferences.properties"), commandLine);
  }

  @Test
  void savesValuesForTheNextRun() throws IOException {
    try (FilePreferences first = open(Map.of())) {
      first.put("console.skin", "slate");
      first.put(Preferences.LANGUAGE, "zh");
      first.put("console.skin", "木");
    }
    try (FilePreferences second = open(Map.of())) {
      assertThat(second.get("console.skin")).contains("木");
      assertThat(second.locale()).isEqualTo(Locale.CHINESE);
      assertThat(second.get("other")).isEmpty();
    }
    try (Stream<Path> files = Files.list(folder.resolve("deep"))) {
      assertThat(files).containsExactly(folder.resolve("deep/preferences.properties"));
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void areUnreadableForOtherUsers() throws IOException {
    try (FilePreferences preferences = open(Map.of())) {
      preferences.put("web.table.1", "secret");
    }
    Path file = folder.resolve("deep/preferences.properties");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
  }

  @Test
  void backsUpADamagedFile() throws IOException {
    Path file = folder.resolve("deep/preferences.properties");
    Files.createDirectories(file.getParent());
    byte[] damaged = {'a', '=', (byte) 0xff, '\n'};
    Files.write(file, damaged);
    try (FilePreferences preferences = open(Map.of())) {
      assertThat(preferences.get("a")).isEmpty();
      preferences.put("b", "2");
      preferences.put("c", "3");
    }
    assertThat(file.resolveSibling("preferences.properties.damaged")).hasBinaryContent(damaged);
    try (FilePreferences preferences = open(Map.of())) {
      assertThat(preferences.get("b")).contains("2");
      assertThat(preferences.get("c")).contains("3");
    }
  }

  @Test
  void preservesValuesOfAnotherProcess() {
    try (FilePreferences first = open(Map.of())) {
      first.put("theme", "wood");
      first.put("text", "100");
    }
    try (FilePreferences second = open(Map.of())) {
      try (FilePreferences third = open(Map.of())) {
        third.put("theme", "slate");
      }
      second.put("text", "200");
    }
    try (FilePreferences fourth = open(Map.of())) {
      assertThat(fourth.get("theme")).contains("slate");
      assertThat(fourth.get("text")).contains("200");
    }
  }

  @Test
  void theCommandLineOverridesSavedValuesAndIsNotSaved() {
    try (FilePreferences first = open(Map.of())) {
      first.put(Preferences.LANGUAGE, "zh");
    }
    try (FilePreferences second = open(Map.of(Preferences.LANGUAGE, "en"))) {
      assertThat(second.locale()).isEqualTo(Locale.ENGLISH);
      second.put("x", "1");
    }
    try (FilePreferences third = open(Map.of(Preferences.LANGUAGE, "en"))) {
      third.put(Preferences.LANGUAGE, "zh");
      assertThat(third.locale()).isEqualTo(Locale.CHINESE);
    }
    try (FilePreferences fourth = open(Map.of())) {
      assertThat(fourth.locale()).isEqualTo(Locale.CHINESE);
      fourth.put(Preferences.LANGUAGE, "");
      assertThat(fourth.locale()).isEqualTo(Locale.getDefault());
    }
  }

  @Test
  void anInaccessibleFileDoesNotPreventPlay() throws IOException {
    Files.createDirectories(folder.resolve("deep"));
    Files.writeString(folder.resolve("deep/preferences.properties"), "a=\\u12");
    try (FilePreferences broken = open(Map.of())) {
      assertThat(broken.get("a")).isEmpty();
    }
    Path inTheWay = Files.writeString(folder.resolve("file"), "");
    try (FilePreferences nowhere = new FilePreferences(inTheWay.resolve("p"), Map.of())) {
      nowhere.put("a", "1");
      assertThat(nowhere.get("a")).contains("1");
    }
  }
}
