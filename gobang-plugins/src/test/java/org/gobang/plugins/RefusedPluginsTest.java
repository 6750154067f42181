package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.junit.jupiter.api.Test;

/** Tests refusing files that are not jars or have invalid contents. */
class RefusedPluginsTest extends BrokenPluginFixture {

  @Test
  void aFileThatIsNotAJar() throws IOException {
    Files.writeString(at("a.jar"), "Not Found");
    assertRefused("a.jar", Refusal.UNREADABLE, "this is not a jar file");
  }

  @Test
  void anEmptyFile() throws IOException {
    Files.createFile(at("a.jar"));
    assertRefused("a.jar", Refusal.UNREADABLE, "the file is empty");
  }

  @Test
  void aTruncatedJar() throws IOException {
    byte[] whole = Files.readAllBytes(at("m.jar"));
    Files.write(at("a.jar"), Arrays.copyOf(whole, whole.length / 2));
    assertRefused("a.jar", Refusal.UNREADABLE, "the jar is damaged or truncated");
  }

  @Test
  void aDamagedByteDoesNotAffectOtherPlugins() throws IOException {
    byte[] whole = Files.readAllBytes(good);
    int damaged = 0;
    for (int at = 0; at < whole.length; at += 11) {
      byte[] bytes = whole.clone();
      bytes[at] ^= 0x55;
      Files.write(at("z" + at + ".jar"), bytes);
      damaged++;
    }
    Plugins found = found();
    assertThat(found.players().get(0).id()).isEqualTo("good");
    // If the byte is irrelevant, the copy equals the good plugin and its ids are in use.
    assertThat(found.players().size() + found.refused().size()).isEqualTo(damaged + 1);
  }

  @Test
  void aRemovedFile() throws IOException {
    Files.createSymbolicLink(at("a.jar"), folder.resolve("gone.jar"));
    assertRefused("a.jar", Refusal.UNREADABLE, "the file cannot be read");
  }

  @Test
  void aDeviceDoesNotAffectOtherPlugins() throws IOException {
    Path device = Path.of("/dev/null");
    assumeThat(Files.exists(device)).isTrue();
    Files.createSymbolicLink(at("a.jar"), device);
    assertRefused("a.jar", Refusal.UNREADABLE, "this is not a file");
    Files.createDirectory(at("b"));
    Files.move(at("a.jar"), at("b/a.jar"));
    assertRefused("b", Refusal.UNREADABLE, "this is not a file");
  }

  @Test
  void aDamagedClass() throws IOException {
    JarMaker maker = maker().playerModule("a", "a.P").player("a.P", "", "\"a\"").compiled();
    Files.writeString(maker.classes().resolve("a/P.class"), "x");
    // Packed with the zip tools, as the jar tool would check the class.
    zip(maker.classes(), at("a.jar"));
    assertRefused("a.jar", Refusal.UNREADABLE, "it contains a damaged class");
  }

  @Test
  void aNewerJava() throws IOException {
    int here = Runtime.version().feature();
    String reason = "it requires Java " + (here + 1) + ", but this is Java " + here;
    for (String newer : List.of("module-info.class", "a/P.class")) {
      JarMaker maker = maker().playerModule("a", "a.P").player("a.P", "", "\"a\"").compiled();
      makeNewer(maker.classes().resolve(newer));
      zip(maker.classes(), at("a.jar"));
      assertRefused("a.jar", Refusal.NEWER_JAVA, reason);
    }
  }

  private static void makeNewer(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    bytes[7] = (byte) (Runtime.version().feature() + 45);
    Files.write(file, bytes);
  }

  @Test
  void anImpossibleJavaVersion() throws IOException {
    JarMaker maker = maker().playerModule("a", "a.P").player("a.P", "", "\"a\"").compiled();
    Path file = maker.classes().resolve("module-info.class");
    byte[] bytes = Files.readAllBytes(file);
    bytes[6] = (byte) 0xef;
    bytes[7] = (byte) 0xc2;
    Files.write(file, bytes);
    zip(maker.classes(), at("a.jar"));
    assertRefused(
        "a.jar",
        Refusal.UNREADABLE,
        "it contains a damaged class: class file version 61378 does not exist");
  }

  @Test
  void aNewerJavaInALaterClass() throws IOException {
    JarMaker maker =
        maker()
            .playerModule("a", "a.P")
            .player("a.P", "Object q = new Q();", "\"a\"")
            .source("a.Q", "package a; class Q {}")
            .compiled();
    makeNewer(maker.classes().resolve("a/Q.class"));
    zip(maker.classes(), at("a.jar"));
    assertRefused(
        "a.jar",
        Refusal.NEWER_JAVA,
        "it requires a newer Java than Java " + Runtime.version().feature());
  }

  @Test
  void aClassOfAnotherName() throws IOException {
    JarMaker maker =
        maker().playerModule("a", "a.P").player("a.P", "", "\"a\"").player("a.Q", "", "\"q\"");
    Path classes = maker.compiled().classes();
    Files.copy(
        classes.resolve("a/Q.class"),
        classes.resolve("a/P.class"),
        StandardCopyOption.REPLACE_EXISTING);
    zip(classes, at("a.jar"));
    assertRefused("a.jar", Refusal.UNREADABLE, "it contains a damaged class");
  }

  @Test
  void invalidManifests() throws IOException {
    assertManifestRefused(
        "Automatic-Module-Name: no way\n",
        "its manifest contains an invalid module name: “no way”");
    assertManifestRefused("no header\n", "its manifest is damaged: invalid header field (line 2)");
  }

  private void assertManifestRefused(String line, String reason) throws IOException {
    JarMaker maker =
        maker()
            .player("a.P", "", "\"a\"")
            .services("a.P")
            .file("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\n" + line + "\n")
            .compiled();
    zip(maker.classes(), at("a.jar"));
    assertRefused("a.jar", Refusal.UNREADABLE, reason);
  }

  @Test
  void aJarChangedAfterSigning() throws Exception {
    JarMaker maker = maker().playerModule("a", "a.P").player("a.P", "", "\"a\"").compiled();
    Path jar = maker.packed(at("a.jar"));
    String keys = folder.resolve("keys").toString();
    String[] store = {"-keystore", keys, "-storepass", "secret"};
    jdk("keytool", store, "-genkeypair", "-alias", "me", "-keyalg", "EC", "-dname", "CN=me");
    // The default digest depends on the JDK.
    jdk("jarsigner", store, "-digestalg", "SHA-256", jar.toString(), "me");
    assertThat(found().refused()).isEmpty();
    Path changed =
        maker().player("a.P", "int changed;", "\"a\"").compiled().classes().resolve("a/P.class");
    try (FileSystem inside = FileSystems.newFileSystem(jar)) {
      Files.copy(changed, inside.getPath("a/P.class"), StandardCopyOption.REPLACE_EXISTING);
    }
    assertRefused(
        "a.jar",
        Refusal.UNREADABLE,
        "it was changed after it was signed: SHA-256 digest error for a/P.class");
  }

  /** Runs a JDK tool that has no API. */
  private static void jdk(String tool, String[] store, String... more) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", tool).toString());
    command.addAll(List.of(store));
    command.addAll(List.of(more));
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(process.waitFor()).as("%s", command).isZero();
  }

  @Test
  void aFileNameInCapitals() throws IOException {
    maker().playerModule("a", "a.P").player("a.P", "", "\"a\"").jar(at("A.JAR"));
    assertRefused("A.JAR", Refusal.UNREADABLE, "its file name must end in .jar");
  }

  @Test
  void aPluginWithoutProviders() throws IOException {
    maker().source("a.A", "package a; public class A {}").jar(at("a.jar"));
    assertRefused("a.jar", Refusal.NO_SERVICE, "it does not provide any service");
    Files.delete(at("a.jar"));
    Files.createDirectory(at("a"));
    assertRefused("a", Refusal.NO_SERVICE, "the folder contains no jar");
  }

  @Test
  void aFolderThatIsAFile() throws IOException {
    Plugins found = PluginFinder.find(List.of(at("m.jar"), folder.resolve("nowhere")));
    assertThat(EnglishRefusals.of(found.refused()))
        .containsExactly(
            new Refusal(at("m.jar").toString(), Refusal.UNREADABLE, "this is not a folder"));
  }
}
