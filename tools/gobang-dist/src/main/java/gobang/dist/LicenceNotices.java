package gobang.dist;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * Collects the licences and notices of the libraries. Each text is included once, under the names
 * of the jars that contain it. Texts missing from a jar are read from a folder whose name is a
 * prefix of the jar's.
 */
final class LicenceNotices {

  private static final Pattern NOTICE =
      Pattern.compile("META-INF/[^/]*(LICENSE|NOTICE)[^/]*", Pattern.CASE_INSENSITIVE);

  private static final String OWN = "gobang-";

  /** A module with a project name and the classes of a library. */
  private static final String LIBRARY = "gobang-activemq";

  private LicenceNotices() {}

  /**
   * Writes the file. Fails if a library has no licence.
   *
   * @param arguments the folder of the jars, the folder of additional texts, and the file to write
   */
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[1]);
    Map<String, List<String>> jarsByText = new LinkedHashMap<>();
    for (Path jar : files(Path.of(arguments[0]))) {
      String name = name(jar);
      if (!name.startsWith(OWN) || name.startsWith(LIBRARY)) {
        for (String text : texts(jar, folder)) {
          jarsByText.computeIfAbsent(text, none -> new ArrayList<>()).add(name);
        }
      }
    }
    StringBuilder all =
        new StringBuilder("Gobang contains these libraries. The notices of Java are");
    all.append(" in runtime/legal.\n");
    jarsByText.forEach(
        (text, jars) ->
            all.append("\n")
                .append("=".repeat(80))
                .append("\n")
                .append(String.join("\n", jars))
                .append("\n\n")
                .append(text)
                .append("\n"));
    Files.writeString(Path.of(arguments[2]), all);
  }

  private static List<String> texts(Path jar, Path folder) throws IOException {
    List<String> texts = new ArrayList<>();
    try (JarFile file = new JarFile(jar.toFile())) {
      for (ZipEntry entry : Collections.list(file.entries())) {
        if (NOTICE.matcher(entry.getName()).matches()) {
          byte[] bytes = file.getInputStream(entry).readAllBytes();
          texts.add(plain(new String(bytes, StandardCharsets.UTF_8)));
        }
      }
    }
    for (Path library : files(folder)) {
      if (name(jar).startsWith(name(library))) {
        for (Path text : files(library)) {
          texts.add(plain(Files.readString(text)));
        }
      }
    }
    return Optional.of(texts)
        .filter(found -> !found.isEmpty())
        .orElseThrow(
            () -> new IOException(jar + " has no licence, and there is none in " + folder));
  }

  private static String plain(String text) {
    return text.lines().map(String::stripTrailing).reduce("", (a, b) -> a + "\n" + b).strip();
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }
}
