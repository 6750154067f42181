package org.gobang.launcher.newplugin;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.record.file.FileErrors;
import org.gobang.record.file.TemporaryFolder;

/**
 * A Maven project for one strategy, ready to be built.
 *
 * @param name the strategy
 * @param kit the Maven repository that holds what it is built against
 * @param version which version of that
 */
public record PluginProject(PluginName name, Path kit, String version) {

  /** Where each template goes; the directories are those that Maven looks in. */
  private Map<String, String> places() {
    String sources = "src/main/java/";
    String inPackage = name.packageName().replace('.', '/') + "/" + name.className();
    Map<String, String> places = new LinkedHashMap<>();
    places.put("pom.xml", "pom.xml");
    places.put("README.md", "README.md");
    places.put("gitignore", ".gitignore");
    places.put("module-info.java", sources + "module-info.java");
    places.put("Provider.java", sources + inPackage + "Provider.java");
    places.put("Player.java", sources + inPackage + "Player.java");
    places.put("gobang-plugin.properties", "src/main/resources/" + PluginMetadata.FILE);
    places.put("ContractTest.java", "src/test/java/" + inPackage + "ContractTest.java");
    places.put("PlayerTest.java", "src/test/java/" + inPackage + "PlayerTest.java");
    return places;
  }

  /**
   * Writes the project, whole or not at all.
   *
   * @param folder what the project becomes: not there yet, or empty; its parent is there
   * @throws RefusedException if there is something in its place, or it cannot be written; what was
   *     there is then as it was
   */
  public void write(Path folder) {
    try {
      if (isTaken(folder)) {
        throw new RefusedException(folder + ": there is something already");
      }
      writeAnew(folder);
    } catch (IOException e) {
      throw new RefusedException(folder + ": cannot be written: " + FileErrors.reason(e), e);
    }
  }

  private void writeAnew(Path folder) throws IOException {
    Path target = folder.toAbsolutePath();
    Path beside = target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID());
    try (TemporaryFolder written = new TemporaryFolder(beside)) {
      for (Map.Entry<String, String> place : places().entrySet()) {
        Path file = beside.resolve(place.getValue());
        Files.createDirectories(file.getParent());
        Files.writeString(file, filledIn(place.getKey()));
      }
      copy(kit, beside.resolve("repo"));
      // An empty folder may be replaced.
      Files.move(written.path(), target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static boolean isTaken(Path folder) throws IOException {
    if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
      return Files.exists(folder, LinkOption.NOFOLLOW_LINKS);
    }
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.findAny().isPresent();
    }
  }

  private String filledIn(String template) throws IOException {
    try (InputStream text =
        Objects.requireNonNull(PluginProject.class.getResourceAsStream(template), template)) {
      return new String(text.readAllBytes(), StandardCharsets.UTF_8)
          .replace("@ID@", name.id())
          .replace("@PACKAGE@", name.packageName())
          .replace("@CLASS@", name.className())
          .replace("@LABEL@", name.label())
          .replace("@VERSION@", version);
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    for (Path each : below(from)) {
      Path copy = to.resolve(from.relativize(each).toString());
      if (Files.isDirectory(each)) {
        Files.createDirectories(copy);
      } else {
        Files.copy(each, copy);
      }
    }
  }

  /** A folder and everything in it, folders before what is in them. */
  private static List<Path> below(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.toList();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
