package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.gobang.api.player.PlayerProvider;

/** Compiles and packs sources, like the author of a plugin. */
final class JarMaker {

  private final Path sources;
  private final Path classes;
  private final List<Path> libraries = new ArrayList<>(List.of(api()));
  private String version = "";

  /** Creates a jar whose parts are in a new folder. */
  JarMaker(Path folder) {
    sources = folder.resolve("sources");
    classes = folder.resolve("classes");
  }

  /** Returns a module descriptor. */
  JarMaker module(String name, String... lines) {
    return source("module-info", "module " + name + " {\n" + String.join("\n", lines) + "\n}\n");
  }

  /** Returns a descriptor of a module that provides one player. */
  JarMaker playerModule(String name, String provider) {
    return module(
        name,
        "requires org.gobang.api;",
        "provides org.gobang.api.player.PlayerProvider with " + provider + ";");
  }

  /** Returns a source file; the name is that of its class, with dots. */
  JarMaker source(String name, String text) {
    return write(sources.resolve(name.replace('.', '/') + ".java"), text);
  }

  /**
   * Returns a player's provider; {@code before} goes into its body, {@code id} is what its id
   * returns.
   */
  JarMaker player(String name, String before, String id) {
    return source(
        name,
        """
        package %s;
        public final class %s implements org.gobang.api.player.PlayerProvider {
          %s
          public String id() { return %s; }
          public org.gobang.api.Label label(java.util.Locale locale) {
            return new org.gobang.api.Label("x", "");
          }
          public org.gobang.api.player.Player create(
              org.gobang.api.player.Settings settings, org.gobang.api.board.Board start) {
            return turn -> turn.board().vacant().get(0);
          }
        }
        """
            .formatted(
                name.substring(0, name.lastIndexOf('.')),
                name.substring(name.lastIndexOf('.') + 1),
                before,
                id));
  }

  /** Any other file of the jar. */
  JarMaker file(String name, String text) {
    return write(classes.resolve(name), text);
  }

  /** Returns the providers of players in a jar without a descriptor. */
  JarMaker services(String... players) {
    return file(
        "META-INF/services/" + PlayerProvider.class.getName(), String.join("\n", players) + "\n");
  }

  /** Returns the version of the module. */
  JarMaker version(String text) {
    version = text;
    return this;
  }

  /** Returns a jar on the compile path, before the API of this application. */
  JarMaker against(Path... jars) {
    libraries.addAll(0, List.of(jars));
    return this;
  }

  /** Compiles without packing, so that the files in {@link #classes} can be changed. */
  JarMaker compiled() throws IOException {
    List<String> javac = new ArrayList<>(List.of("-nowarn", "-proc:none"));
    boolean modular = Files.exists(sources.resolve("module-info.java"));
    String path =
        String.join(
            System.getProperty("path.separator"), libraries.stream().map(Path::toString).toList());
    javac.addAll(List.of(modular ? "-p" : "-cp", path, "-d", classes.toString()));
    if (modular && !version.isEmpty()) {
      javac.addAll(List.of("--module-version", version));
    }
    try (Stream<Path> files = Files.walk(sources)) {
      files.map(Path::toString).filter(each -> each.endsWith(".java")).forEach(javac::add);
    }
    run("javac", javac);
    return this;
  }

  /** Returns the folder of class files. */
  Path classes() {
    return classes;
  }

  /** Packs the compiled classes. */
  Path packed(Path jar) throws IOException {
    Files.createDirectories(jar.toAbsolutePath().getParent());
    run("jar", List.of("--create", "--file", jar.toString(), "-C", classes.toString(), "."));
    return jar;
  }

  /** Compiles and packs. */
  Path jar(Path jar) throws IOException {
    return compiled().packed(jar);
  }

  /** Creates a jar of the API with another version. */
  static Path api(String version, Path jar) throws IOException {
    Path api = api();
    if (Files.isDirectory(api)) {
      run("jar", List.of("--create", "--file", jar.toString(), "-C", api.toString(), "."));
    } else {
      Files.copy(api, jar);
    }
    run("jar", List.of("--update", "--file", jar.toString(), "--module-version", version));
    return jar;
  }

  private static Path api() {
    return Path.of(
        URI.create(
            PlayerProvider.class.getProtectionDomain().getCodeSource().getLocation().toString()));
  }

  private JarMaker write(Path file, String text) {
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void run(String tool, List<String> arguments) {
    StringWriter said = new StringWriter();
    PrintWriter out = new PrintWriter(said);
    int status =
        ToolProvider.findFirst(tool).orElseThrow().run(out, out, arguments.toArray(String[]::new));
    assertThat(status).as("%s %s: %s", tool, arguments, said).isZero();
  }
}
