package gobang.dist.packages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackagesTest {

  private static final String SHA = "0123456789abcdef".repeat(4);

  private static final String DOWNLOADS = "https://gobang.test/releases/download/v1.1.0/";

  @TempDir private Path folder;

  @Test
  void writesAFileForEachPackageManagerThatHasAnArchive() throws IOException {
    describe("linux-amd64.tar.xz", "macos-aarch64.tar.xz", "windows-amd64.zip");
    assertThat(written())
        .containsExactly(
            "SHA256SUMS",
            "packages/flatpak/org.gobang.Gobang.yaml",
            "packages/homebrew/gobang.rb",
            "packages/scoop/gobang.json",
            "packages/winget/Gobang.Gobang.installer.yaml",
            "packages/winget/Gobang.Gobang.locale.en-US.yaml",
            "packages/winget/Gobang.Gobang.locale.zh-CN.yaml",
            "packages/winget/Gobang.Gobang.yaml",
            "release.json");
    assertThat(read("winget/Gobang.Gobang.installer.yaml"))
        .contains("PackageVersion: \"1.1.0\"")
        .contains("gobang-1.1.0\\gobang.cmd")
        .contains("InstallerUrl: " + DOWNLOADS + "gobang-1.1.0-windows-amd64.zip\n")
        .contains("InstallerSha256: " + SHA + "\n");
    assertThat(read("scoop/gobang.json"))
        .contains("\"hash\": \"" + SHA + "\"")
        .contains("https://gobang.test/releases/download/v$version/gobang-$version-windows");
  }

  @Test
  void omitsMissingArchives() throws IOException {
    describe("linux-amd64.tar.xz", "windows-amd64.zip");
    describe("linux-amd64.tar.xz", "macos-x86_64.tar.xz");
    assertThat(written())
        .containsExactly(
            "SHA256SUMS",
            "packages/flatpak/org.gobang.Gobang.yaml",
            "packages/homebrew/gobang.rb",
            "release.json");
    assertThat(read("flatpak/org.gobang.Gobang.yaml")).contains("x86_64").doesNotContain("aarch64");
    assertThat(read("homebrew/gobang.rb"))
        .contains(
            """
              on_macos do
                on_intel do
                  url "%sgobang-1.1.0-macos-x86_64.tar.xz"
                  sha256 "%s"
                end
              end

              on_linux do
                on_intel do
            """
                .formatted(DOWNLOADS, SHA))
        .doesNotContain("on_arm");
  }

  private void describe(String... archives) throws IOException {
    List<ReleaseFile> files =
        Stream.of(archives).map(name -> new ReleaseFile("gobang-1.1.0-" + name, 3, SHA)).toList();
    Packages.describe(
        new PackagedRelease("1.1.0", "2026-11-21", "https://gobang.test", files), folder);
  }

  private List<String> written() throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList();
    }
  }

  private String read(String name) throws IOException {
    return Files.readString(folder.resolve("packages").resolve(name));
  }
}
