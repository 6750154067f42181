package gobang.dist.packages;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Properties;

/**
 * Describes the files of a release in a folder: writes {@code release.json}, {@code SHA256SUMS}
 * and, in the folder {@code packages}, the files for package managers. Package managers without an
 * archive in the release are omitted.
 */
final class Packages {

  private static final List<String> TEMPLATES =
      List.of(
          "homebrew/gobang.rb",
          "scoop/gobang.json",
          "winget/Gobang.Gobang.yaml",
          "winget/Gobang.Gobang.installer.yaml",
          "winget/Gobang.Gobang.locale.en-US.yaml",
          "winget/Gobang.Gobang.locale.zh-CN.yaml",
          "flatpak/org.gobang.Gobang.yaml");

  private Packages() {}

  /**
   * Describes the release of the version in {@code pom.xml}.
   *
   * @param arguments the folder of the files
   */
  public static void main(String[] arguments) {
    try {
      if (arguments.length != 1) {
        throw new IOException("one folder is needed, that of the files of the release");
      }
      Path folder = Path.of(arguments[0]);
      describe(PackagedRelease.in(folder, properties()), folder);
    } catch (IOException e) {
      System.err.println("packages: " + e.getMessage());
      System.exit(1);
    }
  }

  /** Writes all files that describe a release into its folder. */
  static void describe(PackagedRelease release, Path folder) throws IOException {
    write(folder.resolve("release.json"), release.json());
    write(folder.resolve("SHA256SUMS"), release.sums());
    for (String name : TEMPLATES) {
      String text = new Template(read(name)).fill(release.values());
      Path file = folder.resolve("packages").resolve(name);
      if (text.isEmpty()) {
        Files.deleteIfExists(file);
      } else {
        write(file, text);
      }
    }
  }

  private static Properties properties() throws IOException {
    Properties properties = new Properties();
    properties.load(new StringReader(read("release.properties")));
    return properties;
  }

  private static String read(String name) throws IOException {
    try (var stream = Packages.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IOException("not in the program: " + name);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.resolveSibling("."));
    Path beside = file.resolveSibling(file.getFileName() + ".part");
    Files.writeString(beside, text);
    Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
  }
}
