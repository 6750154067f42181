package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.gobang.api.render.Found;
import org.gobang.api.render.Plugins;
import org.gobang.api.render.Refusal;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every kind of broken plugin, each beside a good one that is to load all the same. */
class RefusedPluginsTest {

  private static final Duration LIMIT = Duration.ofMillis(800);
  private static final String NO_CONSTRUCTOR = "a.P has no public constructor without parameters";

  @TempDir private static Path shared;
  private static Path good;

  @TempDir private Path folder;
  private Path plugins;
  private int made;

  @BeforeAll
  static void makeOneGoodPlugin() throws IOException {
    good =
        new JarMaker(shared)
            .playerModule("good", "good.P")
            .player("good.P", "", "\"good\"")
            .jar(shared.resolve("good.jar"));
  }

  @BeforeEach
  void oneGoodPlugin() throws IOException {
    plugins = Files.createDirectory(folder.resolve("plugins"));
    Files.copy(good, at("m.jar"));
  }

  private JarMaker maker() {
    made++;
    return new JarMaker(folder.resolve("made" + made));
  }

  private Path at(String name) {
    return plugins.resolve(name);
  }

  private Plugins found() {
    return PluginFinder.find(List.of(plugins), new Guard(LIMIT));
  }

  /** What is refused, and where: beside it the good one is found. */
  private void assertRefused(String name, String kind, String reason) {
    Plugins found = found();
    assertThat(found.players()).extracting(Found::id).containsExactly("good");
    assertThat(found.refused()).containsExactly(new Refusal(at(name).toString(), kind, reason));
  }

  @Test
  void aFileThatIsNoJar() throws IOException {
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
    assertRefused("a.jar", Refusal.UNREADABLE, "the jar is damaged or was cut off");
  }

  @Test
  void jarsWithAnyByteDamagedStopNobody() throws IOException {
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
    // Where the byte does not matter it is the good one again, whose names are taken.
    assertThat(found.players().size() + found.refused().size()).isEqualTo(damaged + 1);
  }

  @Test
  void aFileThatIsNotThereAnyMore() throws IOException {
    Files.createSymbolicLink(at("a.jar"), folder.resolve("gone.jar"));
    assertRefused("a.jar", Refusal.UNREADABLE, "the file cannot be read");
  }

  @Test
  void whatIsNoFileStopsNoOther() throws IOException {
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
    // The jar tool would look into the class; a jar is a zip file as well.
    zip(maker.classes(), at("a.jar"));
    assertRefused("a.jar", Refusal.UNREADABLE, "a class in it is damaged");
  }

  private static void zip(Path classes, Path jar) throws IOException {
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar));
        Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        zip.putNextEntry(new ZipEntry(classes.relativize(file).toString()));
        zip.write(Files.readAllBytes(file));
      }
    }
  }

  @Test
  void aMissingModule() throws IOException {
    Path library =
        maker()
            .module("com.lib", "exports com.lib;")
            .source("com.lib.L", "package com.lib; public class L {}")
            .jar(folder.resolve("lib.jar"));
    maker()
        .module(
            "a",
            "requires org.gobang.api; requires com.lib;",
            "provides org.gobang.api.player.PlayerProvider with a.P;")
        .player("a.P", "com.lib.L l;", "\"a\"")
        .against(library)
        .jar(at("a.jar"));
    assertRefused(
        "a.jar", Refusal.MISSING_DEPENDENCY, "it needs the module com.lib, which is not there");
  }

  @Test
  void aMissingClass() throws IOException {
    Path library =
        maker()
            .source("com.lib.L", "package com.lib; public class L {}")
            .jar(folder.resolve("lib.jar"));
    maker()
        .player("a.P", "Object l = new com.lib.L();", "\"a\"")
        .services("a.P")
        .against(library)
        .jar(at("a.jar"));
    assertRefused(
        "a.jar", Refusal.MISSING_DEPENDENCY, "it needs the class com.lib.L, which is not there");
  }

  @Test
  void aMissingModuleOfJava() throws IOException {
    maker()
        .module(
            "a",
            "requires org.gobang.api; requires jdk.jshell;",
            "provides org.gobang.api.player.PlayerProvider with a.P;")
        .player("a.P", "", "\"a\"")
        .jar(at("a.jar"));
    if (ModuleLayer.boot().findModule("jdk.jshell").isEmpty()) {
      assertRefused(
          "a.jar",
          Refusal.MISSING_DEPENDENCY,
          "it needs the module jdk.jshell of Java, which the application runs without");
    }
  }

  @Test
  void aNewerJava() throws IOException {
    int here = Runtime.version().feature();
    String reason = "it was made for Java " + (here + 1) + ", and this is Java " + here;
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
  void aNewerJavaFurtherIn() throws IOException {
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
        "it was made for a newer Java than this one, " + Runtime.version().feature());
  }

  @Test
  void anotherVersionOfTheContract() throws IOException {
    for (String version : List.of("2.0.0", "1.99", "0.9")) {
      Path api = JarMaker.api(version, folder.resolve("api-" + version + ".jar"));
      maker()
          .playerModule("a", "a.P")
          // Never to be loaded.
          .player("a.P", "static { Runtime.getRuntime().halt(3); }", "\"a\"")
          .against(api)
          .jar(at("a.jar"));
      assertRefused(
          "a.jar",
          Refusal.API_VERSION,
          "it was made for version " + version + " of Gobang's interface, and this is 1.0.0");
    }
  }

  @Test
  void anotherVersionOfTheContractThatNobodyNames() throws IOException {
    Path newer =
        maker()
            .source("org.gobang.api.Later", "package org.gobang.api; public class Later {}")
            .jar(folder.resolve("api-later.jar"));
    maker()
        .player("a.P", "Object l = new org.gobang.api.Later();", "\"a\"")
        .services("a.P")
        .against(newer)
        .jar(at("a.jar"));
    assertRefused(
        "a.jar",
        Refusal.API_VERSION,
        "it was made for another version of Gobang's interface: org.gobang.api.Later");
  }

  @Test
  void aModuleOfTheApplication() throws IOException {
    maker().playerModule("org.gobang.mine", "a.P").player("a.P", "", "\"a\"").jar(at("a.jar"));
    assertRefused(
        "a.jar",
        Refusal.MODULE_TAKEN,
        "its module has the name org.gobang.mine, which is the application's");
    maker().playerModule("java.logging", "a.P").player("a.P", "", "\"a\"").jar(at("a.jar"));
    assertRefused(
        "a.jar",
        Refusal.MODULE_TAKEN,
        "its module has the name java.logging, which is the application's");
  }

  @Test
  void aModuleOfAnotherPlugin() throws IOException {
    Files.copy(at("m.jar"), at("z.jar"));
    assertRefused(
        "z.jar", Refusal.MODULE_TAKEN, "its module has the name good, as that of " + at("m.jar"));
  }

  @Test
  void twoJarsOfOneModule() throws IOException {
    Files.createDirectory(at("a"));
    Files.copy(at("m.jar"), at("a/1.jar"));
    Files.copy(at("m.jar"), at("a/2.jar"));
    assertRefused("a", Refusal.MODULE_TAKEN, "two jars in the folder are the module good");
  }

  @Test
  void aPackageOfTheApplication() throws IOException {
    maker()
        .player("a.P", "", "\"a\"")
        .source("org.gobang.api.Mine", "package org.gobang.api; public class Mine {}")
        .services("a.P")
        .jar(at("a.jar"));
    assertRefused(
        "a.jar",
        Refusal.SPLIT_PACKAGE,
        "the package org.gobang.api is in two modules: a and org.gobang.api");
  }

  @Test
  void aPackageInTwoLibraries() throws IOException {
    twoLibraries("exports shared;");
    Refusal refused = found().refused().get(0);
    assertThat(refused.kind()).isEqualTo(Refusal.SPLIT_PACKAGE);
    // Which of the two comes first is the system's affair.
    assertThat(refused.reason())
        .startsWith("the package shared is in two modules: ")
        .contains("l.one", "l.two");
  }

  /** A plugin that was compiled when one of its libraries did not have the package yet. */
  private void twoLibraries(String exports) throws IOException {
    for (String library : List.of("l.one", "l.two")) {
      maker()
          .module(library, exports)
          .source("shared.S", "package shared; public class S {}")
          .jar(at("a/" + library + ".jar"));
    }
    Path before = maker().module("l.two").jar(folder.resolve("before.jar"));
    maker()
        .module(
            "a",
            "requires org.gobang.api; requires l.one; requires l.two;",
            "provides org.gobang.api.player.PlayerProvider with a.P;")
        .player("a.P", "", "\"a\"")
        .against(at("a/l.one.jar"), before)
        .jar(at("a/a.jar"));
  }

  @Test
  void aHiddenPackageInTwoLibraries() throws IOException {
    twoLibraries("");
    assertRefused("a", Refusal.SPLIT_PACKAGE, "the package shared is in two modules of it");
  }

  @Test
  void anAutomaticModuleWithALibraryOfTheApplication() throws IOException {
    maker()
        .module("java.logging", "")
        .source("own.A", "package own; public class A {}")
        .jar(at("a/own.jar"));
    maker().player("a.P", "", "\"a\"").services("a.P").jar(at("a/plugin.jar"));
    assertRefused(
        "a",
        Refusal.MODULE_TAKEN,
        "it brings the module java.logging, which the application has too: add a module-info"
            + " to the plugin, or leave that module out");
  }

  @Test
  void anIdTaken() throws IOException {
    maker().playerModule("z", "z.P").player("z.P", "", "\"good\"").jar(at("z.jar"));
    assertRefused(
        "z.jar", Refusal.ID_TAKEN, "the id good is taken by the other player in " + at("m.jar"));
  }

  @Test
  void anIdTwiceInOneJar() throws IOException {
    maker()
        .module(
            "z",
            "requires org.gobang.api;",
            "provides org.gobang.api.player.PlayerProvider with z.P, z.Q;")
        .player("z.P", "", "\"z\"")
        .player("z.Q", "", "\"z\"")
        .jar(at("z.jar"));
    assertThat(found().refused())
        .containsExactly(
            new Refusal(
                at("z.jar").toString(),
                Refusal.ID_TAKEN,
                "the id z is taken by another player in it"));
  }

  @Test
  void badIds() throws IOException {
    assertBadId("null", "a.P has no id");
    assertBadId("\" \"", "a.P has a blank id");
    assertBadId(
        "\"Not\\nMine\"",
        "a.P has the id \"Not Mine\": an id is at most 40 lower-case letters, digits and hyphens");
  }

  @Test
  void theNameOfAPerson() throws IOException {
    assertBadId("\"human\"", "a.P has the id human, which is kept for people");
  }

  private void assertBadId(String id, String reason) throws IOException {
    maker().playerModule("a", "a.P").player("a.P", "", id).jar(at("a.jar"));
    assertRefused("a.jar", Refusal.BAD_ID, reason);
  }

  @Test
  void providersThatThrow() throws IOException {
    assertCrashed(
        "public P() { throw new IllegalStateException(\"no\"); }",
        "\"a\"",
        "a.P threw IllegalStateException: no");
    assertCrashed(
        "static { if (true) throw new AssertionError(\"never\"); }",
        "\"a\"",
        "a.P threw AssertionError: never");
    assertCrashed(
        "int deep(int n) { return deep(n + 1) + 1; }",
        "\"x\" + deep(0)",
        "a.P threw StackOverflowError");
    assertCrashed(
        "static class Rude extends RuntimeException {"
            + " public String getMessage() { throw this; } }",
        "new Object() { String x() { throw new Rude(); } }.x()",
        "a.P threw Rude");
    assertCrashed(
        "public java.util.List<org.gobang.api.player.Option> options() {"
            + " throw new NoClassDefFoundError(\"Could not initialize class a.X\"); }",
        "\"a\"",
        "a.P threw NoClassDefFoundError: Could not initialize class a.X");
    assertCrashed(
        "public java.util.List<org.gobang.api.player.Option> options() {"
            + " var f = new org.gobang.api.player.Option.Flag(\"f\", true);"
            + " return java.util.List.of(f, f); }",
        "\"a\"",
        "a has two options with the name f");
    for (String none : List.of("null", "java.util.Collections.singletonList(null)")) {
      assertCrashed(
          "public java.util.List<org.gobang.api.player.Option> options() { return " + none + "; }",
          "\"a\"",
          "a has null " + (none.equals("null") ? "for" : "among") + " its options");
    }
  }

  @Test
  void exceptionsThatNeverEndToDescribeThemselves() throws IOException {
    for (String method :
        List.of("String getMessage()", "String toString()", "Throwable getCause()")) {
      String endless =
          " public "
              + method
              + " { while (!Thread.currentThread().isInterrupted()); return null; }";
      maker()
          .playerModule("a", "a.P")
          .player(
              "a.P",
              "static class Endless extends RuntimeException {"
                  + endless
                  + " } public P() { throw new Endless(); }",
              "\"a\"")
          .jar(at("a.jar"));
      assertRefused("a.jar", Refusal.TOO_SLOW, "a.P was not ready within 0.8 s");
    }
  }

  private void assertCrashed(String body, String id, String reason) throws IOException {
    maker().playerModule("a", "a.P").player("a.P", body, id).jar(at("a.jar"));
    assertRefused("a.jar", Refusal.CRASHED, reason);
  }

  @Test
  void providersThatAreNotThere() throws IOException {
    JarMaker explicit =
        maker().playerModule("a", "a.P").player("a.P", "", "\"a\"").player("a.Q", "", "\"q\"");
    Files.delete(explicit.compiled().classes().resolve("a/P.class"));
    zip(explicit.classes(), at("a.jar"));
    String reason = "it names the provider a.P, and has no such class";
    assertRefused("a.jar", Refusal.MISSING_PROVIDER, reason);

    maker().player("a.Q", "", "\"q\"").services("a.P").jar(at("a.jar"));
    assertRefused("a.jar", Refusal.MISSING_PROVIDER, reason);

    maker().player("a.Q", "", "\"q\"").services("b.P").jar(at("a.jar"));
    assertRefused(
        "a.jar",
        Refusal.MISSING_PROVIDER,
        "it names the provider b.P, and has no such class in a package");
  }

  @Test
  void aProviderThatIsNone() throws IOException {
    maker().source("a.P", "package a; public class P {}").services("a.P").jar(at("a.jar"));
    assertRefused("a.jar", Refusal.MISSING_PROVIDER, "its provider will not do: a.P not a subtype");
  }

  @Test
  void providersThatNobodyCanMake() throws IOException {
    assertNoProvider("public abstract class P implements", "a.P is abstract");
    assertNoProvider("public interface P extends", NO_CONSTRUCTOR);
    assertNoProvider("abstract class P implements", "class a.P is not public");
    for (String constructor : List.of("private P() {}", "public P(int n) {}")) {
      maker().player("a.P", constructor, "\"a\"").services("a.P").jar(at("a.jar"));
      assertRefused(
          "a.jar", Refusal.MISSING_PROVIDER, "its provider will not do: " + NO_CONSTRUCTOR);
    }
  }

  private void assertNoProvider(String declared, String reason) throws IOException {
    String type = " org.gobang.api.player.PlayerProvider {}";
    maker().source("a.P", "package a; " + declared + type).services("a.P").jar(at("a.jar"));
    assertRefused("a.jar", Refusal.MISSING_PROVIDER, "its provider will not do: " + reason);
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
    assertRefused("a.jar", Refusal.UNREADABLE, "a class in it is damaged");
  }

  @Test
  void descriptorsThatAreNotTrue() throws IOException {
    JarMaker maker =
        maker()
            .module(
                "a",
                "requires org.gobang.api; exports b;",
                "provides org.gobang.api.player.PlayerProvider with a.P;")
            .player("a.P", "", "\"a\"")
            .source("b.B", "package b; public class B {}")
            .compiled();
    Files.delete(maker.classes().resolve("b/B.class"));
    zip(maker.classes(), at("a.jar"));
    assertRefused(
        "a.jar", Refusal.UNREADABLE, "its module-info names the package b, which is not in it");

    Path descriptor = maker.classes().resolve("module-info.class");
    Files.write(descriptor, Arrays.copyOf(Files.readAllBytes(descriptor), 60));
    zip(maker.classes(), at("a.jar"));
    assertRefused(
        "a.jar", Refusal.UNREADABLE, "its module-info is damaged: Truncated module-info.class");

    maker().player("a.P", "", "\"a\"").services("a P").jar(at("a.jar"));
    assertRefused(
        "a.jar",
        Refusal.MISSING_PROVIDER,
        "it names the provider a P, and has no such class in a package");
  }

  @Test
  void manifestsThatWillNotDo() throws IOException {
    assertManifestRefused(
        "Automatic-Module-Name: no way\n",
        "its manifest names the module \"no way\", which is no name of one");
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
  void aJarThatWasChangedAfterItWasSigned() throws Exception {
    JarMaker maker = maker().playerModule("a", "a.P").player("a.P", "", "\"a\"").compiled();
    Path jar = maker.packed(at("a.jar"));
    String keys = folder.resolve("keys").toString();
    String[] store = {"-keystore", keys, "-storepass", "secret"};
    jdk("keytool", store, "-genkeypair", "-alias", "me", "-keyalg", "EC", "-dname", "CN=me");
    jdk("jarsigner", store, jar.toString(), "me");
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

  /** Runs a tool of the JDK that has no other way to be called. */
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
  void classesWithoutAPackage() throws IOException {
    maker()
        .source("Loose", "public class Loose {}")
        .player("a.P", "", "\"a\"")
        .services("a.P")
        .jar(at("a.jar"));
    assertRefused("a.jar", Refusal.UNREADABLE, "its class Loose has to be in a package");
  }

  @Test
  void aFileNameThatMakesNoModuleName() throws IOException {
    maker().player("a.P", "", "\"a\"").services("a.P").jar(at("1.jar"));
    assertRefused(
        "1.jar", Refusal.UNREADABLE, "no module name can be made of its file name: rename it");
  }

  @Test
  void aFileNameInCapitals() throws IOException {
    maker().playerModule("a", "a.P").player("a.P", "", "\"a\"").jar(at("A.JAR"));
    assertRefused("A.JAR", Refusal.UNREADABLE, "its file name has to end in .jar");
  }

  @Test
  void nothingProvided() throws IOException {
    maker().source("a.A", "package a; public class A {}").jar(at("a.jar"));
    assertRefused("a.jar", Refusal.NO_SERVICE, "there is no board, player or front end in it");
    Files.delete(at("a.jar"));
    Files.createDirectory(at("a"));
    assertRefused("a", Refusal.NO_SERVICE, "there is no jar in the folder");
  }

  @Test
  void loopsThatNeverEnd() throws IOException {
    maker()
        .module(
            "a",
            "requires org.gobang.api;",
            "provides org.gobang.api.player.PlayerProvider with a.P, a.Q;")
        .player("a.P", "public P() { while (!Thread.currentThread().isInterrupted()); }", "\"a\"")
        .player("a.Q", "", "\"quick\"")
        .jar(at("a.jar"));
    Plugins found = found();
    assertThat(found.players()).extracting(Found::id).containsExactly("quick", "good");
    assertThat(found.refused())
        .containsExactly(
            new Refusal(
                at("a.jar").toString(), Refusal.TOO_SLOW, "a.P was not ready within 0.8 s"));
  }

  @Test
  void aFolderThatIsNone() throws IOException {
    Plugins found = PluginFinder.find(List.of(at("m.jar"), folder.resolve("nowhere")));
    assertThat(found.refused())
        .containsExactly(
            new Refusal(at("m.jar").toString(), Refusal.UNREADABLE, "this is not a folder"));
  }
}
