package org.gobang.launcher.data;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A copy of a folder from {@code .ci/make-data-folder}.
 *
 * @param path the copy
 * @param manifest its expected contents
 */
record OldFolder(Path path, Map<String, String> manifest) {

  private static final Path ALL = Path.of("src", "test", "data");

  /** The original path of the folders, which files refer to. */
  private static final String MADE = "/tmp/gobang-data";

  /** Text files with paths of other files. */
  private static final String NAMING = ".*(\\.json|preferences\\.properties|manifest\\.properties)";

  /** Returns the versions with a folder. */
  static List<String> versions() throws IOException {
    try (Stream<Path> folders = Files.list(ALL)) {
      return folders.map(folder -> folder.getFileName().toString()).sorted().toList();
    }
  }

  /** Copies the folder of a version. */
  static OldFolder copied(String version, Path target) throws IOException {
    Path from = ALL.resolve(version);
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path to = target.resolve(from.relativize(file).toString());
        Files.createDirectories(to.getParent());
        if (file.toString().matches(NAMING)) {
          Files.writeString(to, Files.readString(file).replace(MADE, target.toString()));
        } else {
          Files.copy(file, to);
        }
      }
    }
    Properties read = new Properties();
    try (Reader in =
        Files.newBufferedReader(target.resolve("manifest.properties"), StandardCharsets.UTF_8)) {
      read.load(in);
    }
    Map<String, String> manifest = new TreeMap<>();
    read.stringPropertyNames().forEach(key -> manifest.put(key, read.getProperty(key)));
    return new OldFolder(target, manifest);
  }

  /** Returns the data folder in it. */
  Path data() {
    return path.resolve("gobang");
  }

  /** Returns the expected values of a kind, by the rest of their keys. */
  Map<String, String> all(String kind) {
    String prefix = kind + ".";
    return manifest.entrySet().stream()
        .filter(each -> each.getKey().startsWith(prefix))
        .collect(
            Collectors.toMap(
                each -> each.getKey().substring(prefix.length()),
                Map.Entry::getValue,
                (one, other) -> one,
                TreeMap::new));
  }

  /** Returns an expected number. Default: 0, for versions without this feature. */
  int count(String key) {
    return Integer.parseInt(manifest.getOrDefault(key, "0"));
  }
}
