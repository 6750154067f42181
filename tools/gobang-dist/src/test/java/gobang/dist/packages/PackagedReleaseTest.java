package gobang.dist.packages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PackagedReleaseTest {

  private static final String SHA_OF_ABC =
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

  @TempDir private Path folder;

  private final Properties properties = new Properties();

  PackagedReleaseTest() {
    properties.setProperty("version", "1.1.0");
    properties.setProperty("instant", "2026-11-21T00:00:00Z");
    properties.setProperty("home", "https://gobang.test/g");
  }

  @Test
  void listsItsFilesByTheirNames() throws IOException {
    put("gobang_1.1.0_amd64.deb");
    put("gobang-1.1.0-linux-amd64.tar.xz");
    put("gobang-1.0.0-linux-amd64.tar.xz");
    put("NOTICES.txt");
    Files.createDirectory(folder.resolve("gobang-1.1.0-folder"));
    PackagedRelease release = PackagedRelease.in(folder, properties);
    assertThat(release.json())
        .isEqualTo(
            """
            {
              "version": "1.1.0",
              "date": "2026-11-21",
              "page": "https://gobang.test/g/releases/tag/v1.1.0",
              "files": [
                {"name": "gobang-1.1.0-linux-amd64.tar.xz", "bytes": 3, "sha256": "SHA"},
                {"name": "gobang_1.1.0_amd64.deb", "bytes": 3, "sha256": "SHA"}
              ]
            }
            """
                .replace("SHA", SHA_OF_ABC));
    assertThat(release.sums())
        .isEqualTo(
            SHA_OF_ABC
                + "  gobang-1.1.0-linux-amd64.tar.xz\n"
                + SHA_OF_ABC
                + "  gobang_1.1.0_amd64.deb\n");
  }

  @Test
  void namesTheArchiveOfEachSystemAlike() throws IOException {
    put("gobang-1.1.0-macos-x86_64.tar.xz");
    put("gobang-1.1.0-portable.zip");
    put("Gobang-1.1.0.dmg");
    assertThat(PackagedRelease.in(folder, properties).values())
        .containsEntry(
            "macos-amd64.url",
            "https://gobang.test/g/releases/download/v1.1.0/gobang-1.1.0-macos-x86_64.tar.xz")
        .containsEntry("macos-amd64.sha256", SHA_OF_ABC)
        .containsKeys("macos", "macos-amd64")
        .doesNotContainKeys("linux", "windows", "macos-aarch64", "portable");
  }

  @Test
  void refusesAFolderWithoutARelease() {
    assertRefused("no file of Gobang 1.1.0 in " + folder);
  }

  @Test
  void refusesAnInvalidFolder() throws IOException {
    Path file = put("file");
    assertThatThrownBy(() -> PackagedRelease.in(file, properties))
        .isInstanceOf(IOException.class)
        .hasMessage("not a folder: " + file);
  }

  @Test
  void refusesNamesThatNeedAnEscape() throws IOException {
    Path file = put("gobang-1.1.0-'#{x}'.zip");
    assertRefused("a name with other than letters, digits, . _ + and -: " + file);
  }

  @ParameterizedTest
  @CsvSource({
    "version, 1.0-SNAP\"SHOT",
    "version, ${project.version}",
    "instant, 1790000000",
    "home, http://gobang.test/g",
    "home, https://gobang.test/g/",
    "home, https://gobang.test/\"#{x}"
  })
  void refusesValuesThatNeedAnEscape(String key, String value) throws IOException {
    put("gobang-1.1.0-portable.zip");
    properties.setProperty(key, value);
    assertRefused(key + " of the release has a wrong form: " + value);
  }

  private void assertRefused(String sentence) {
    assertThatThrownBy(() -> PackagedRelease.in(folder, properties))
        .isInstanceOf(IOException.class)
        .hasMessage(sentence);
  }

  private Path put(String name) throws IOException {
    return Files.writeString(folder.resolve(name), "abc");
  }
}
