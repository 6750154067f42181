package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.gobang.api.workbench.Refusal;
import org.junit.jupiter.api.Test;

/** Tests refusing modules that conflict with existing ones. */
class RefusedModulesTest extends BrokenPluginFixture {

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
    assertRefused("a.jar", Refusal.MISSING_DEPENDENCY, "a required module is missing: com.lib");
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
    assertRefused("a.jar", Refusal.MISSING_DEPENDENCY, "a required class is missing: com.lib.L");
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
          "it requires the Java module jdk.jshell, which this Java runtime does not include");
    }
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
          "it requires version " + version + " of the Gobang API, but this is version 1.0.0");
    }
  }

  @Test
  void anotherVersionOfTheContractWithoutADeclaredVersion() throws IOException {
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
        "it requires another version of the Gobang API: org.gobang.api.Later");
  }

  @Test
  void aModuleOfTheApplication() throws IOException {
    maker().playerModule("org.gobang.mine", "a.P").player("a.P", "", "\"a\"").jar(at("a.jar"));
    assertRefused(
        "a.jar", Refusal.MODULE_TAKEN, "its module name org.gobang.mine is already used by Gobang");
    maker().playerModule("java.logging", "a.P").player("a.P", "", "\"a\"").jar(at("a.jar"));
    assertRefused(
        "a.jar", Refusal.MODULE_TAKEN, "its module name java.logging is already used by Gobang");
  }

  @Test
  void aModuleOfAnotherPlugin() throws IOException {
    Files.copy(at("m.jar"), at("z.jar"));
    assertRefused(
        "z.jar", Refusal.MODULE_TAKEN, "its module name good is already used by " + at("m.jar"));
  }

  @Test
  void twoJarsOfOneModule() throws IOException {
    Files.createDirectory(at("a"));
    Files.copy(at("m.jar"), at("a/1.jar"));
    Files.copy(at("m.jar"), at("a/2.jar"));
    assertRefused("a", Refusal.MODULE_TAKEN, "two jars in the folder have the module name good");
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
    // The order of the two depends on the system.
    assertThat(refused.reason().toString())
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
    assertRefused("a", Refusal.SPLIT_PACKAGE, "two of its modules contain the package shared");
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
        "it contains the module java.logging, which Gobang also contains: add a module-info"
            + " to the plugin, or remove that module");
  }

  @Test
  void incorrectDescriptors() throws IOException {
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
        "a.jar", Refusal.UNREADABLE, "its module-info declares the package b, which is missing");

    Path descriptor = maker.classes().resolve("module-info.class");
    Files.write(descriptor, Arrays.copyOf(Files.readAllBytes(descriptor), 60));
    zip(maker.classes(), at("a.jar"));
    assertRefused(
        "a.jar", Refusal.UNREADABLE, "its module-info is damaged: Truncated module-info.class");

    maker().player("a.P", "", "\"a\"").services("a P").jar(at("a.jar"));
    assertRefused(
        "a.jar",
        Refusal.MISSING_PROVIDER,
        "its provider class a P is missing, or is not in a package");
  }

  @Test
  void classesWithoutAPackage() throws IOException {
    maker()
        .source("Loose", "public class Loose {}")
        .player("a.P", "", "\"a\"")
        .services("a.P")
        .jar(at("a.jar"));
    assertRefused("a.jar", Refusal.UNREADABLE, "its class Loose must be in a package");
  }

  @Test
  void aFileNameWithoutAValidModuleName() throws IOException {
    maker().player("a.P", "", "\"a\"").services("a.P").jar(at("1.jar"));
    assertRefused(
        "1.jar", Refusal.UNREADABLE, "its file name does not give a valid module name: rename it");
  }
}
