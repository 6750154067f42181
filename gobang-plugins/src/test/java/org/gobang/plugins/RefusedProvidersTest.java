package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.junit.jupiter.api.Test;

/** Tests refusing providers that cannot be created or have invalid descriptions. */
class RefusedProvidersTest extends BrokenPluginFixture {

  private static final String NO_CONSTRUCTOR = "a.P has no public constructor without parameters";

  @Test
  void anIdTaken() throws IOException {
    maker().playerModule("z", "z.P").player("z.P", "", "\"good\"").jar(at("z.jar"));
    assertRefused(
        "z.jar",
        Refusal.ID_TAKEN,
        "the id good is already used by the other player in " + at("m.jar"));
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
    assertThat(EnglishRefusals.of(found().refused()))
        .containsExactly(
            new Refusal(
                at("z.jar").toString(),
                Refusal.ID_TAKEN,
                "the id z is already used by another player in the same plugin"));
  }

  @Test
  void badIds() throws IOException {
    assertBadId("null", "a.P has no id");
    assertBadId("\" \"", "a.P has a blank id");
    assertBadId(
        "\"Not\\nMine\"",
        "a.P has an invalid id: “Not Mine”. Use at most 40 lower-case letters, digits and hyphens");
  }

  @Test
  void theIdReservedForHumans() throws IOException {
    assertBadId("\"human\"", "a.P has the id human, which is reserved for human players");
    assertBadId(
        "\"isolated\"",
        "a.P has the id isolated, which is reserved for players in separate processes");
  }

  private void assertBadId(String id, String reason) throws IOException {
    maker().playerModule("a", "a.P").player("a.P", "", id).jar(at("a.jar"));
    assertRefused("a.jar", Refusal.BAD_ID, reason);
  }

  @Test
  void failingProviders() throws IOException {
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
        "public java.util.List<org.gobang.api.Option> options() {"
            + " throw new NoClassDefFoundError(\"Could not initialize class a.X\"); }",
        "\"a\"",
        "a.P threw NoClassDefFoundError: Could not initialize class a.X");
    assertCrashed(
        "public java.util.List<org.gobang.api.Option> options() {"
            + " var f = new org.gobang.api.Option.Flag(\"f\", true);"
            + " return java.util.List.of(f, f); }",
        "\"a\"",
        "a has two options with the name f");
    for (String none : List.of("null", "java.util.Collections.singletonList(null)")) {
      assertCrashed(
          "public java.util.List<org.gobang.api.Option> options() { return " + none + "; }",
          "\"a\"",
          "the options of a " + (none.equals("null") ? "are null" : "contain null"));
    }
  }

  @Test
  void exceptionsWithAnEndlessMessage() throws IOException {
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
      assertRefused(SHORT, "a.jar", Refusal.TOO_SLOW, "a.P was not ready within 1.5 s");
    }
  }

  private void assertCrashed(String body, String id, String reason) throws IOException {
    maker().playerModule("a", "a.P").player("a.P", body, id).jar(at("a.jar"));
    assertRefused("a.jar", Refusal.CRASHED, reason);
  }

  @Test
  void missingProviders() throws IOException {
    JarMaker explicit =
        maker().playerModule("a", "a.P").player("a.P", "", "\"a\"").player("a.Q", "", "\"q\"");
    Files.delete(explicit.compiled().classes().resolve("a/P.class"));
    zip(explicit.classes(), at("a.jar"));
    String reason = "its provider class a.P is missing";
    assertRefused("a.jar", Refusal.MISSING_PROVIDER, reason);

    maker().player("a.Q", "", "\"q\"").services("a.P").jar(at("a.jar"));
    assertRefused("a.jar", Refusal.MISSING_PROVIDER, reason);

    maker().player("a.Q", "", "\"q\"").services("b.P").jar(at("a.jar"));
    assertRefused(
        "a.jar",
        Refusal.MISSING_PROVIDER,
        "its provider class b.P is missing, or is not in a package");
  }

  @Test
  void aProviderOfAnotherType() throws IOException {
    maker().source("a.P", "package a; public class P {}").services("a.P").jar(at("a.jar"));
    assertRefused(
        "a.jar", Refusal.MISSING_PROVIDER, "its provider cannot be used: a.P not a subtype");
  }

  @Test
  void providersWithoutAUsableConstructor() throws IOException {
    assertNoProvider("public abstract class P implements", "a.P is abstract");
    assertNoProvider("public interface P extends", NO_CONSTRUCTOR);
    assertNoProvider("abstract class P implements", "class a.P is not public");
    for (String constructor : List.of("private P() {}", "public P(int n) {}")) {
      maker().player("a.P", constructor, "\"a\"").services("a.P").jar(at("a.jar"));
      assertRefused(
          "a.jar", Refusal.MISSING_PROVIDER, "its provider cannot be used: " + NO_CONSTRUCTOR);
    }
  }

  private void assertNoProvider(String declared, String reason) throws IOException {
    String type = " org.gobang.api.player.PlayerProvider {}";
    maker().source("a.P", "package a; " + declared + type).services("a.P").jar(at("a.jar"));
    assertRefused("a.jar", Refusal.MISSING_PROVIDER, "its provider cannot be used: " + reason);
  }

  @Test
  void endlessLoops() throws IOException {
    maker()
        .module(
            "a",
            "requires org.gobang.api;",
            "provides org.gobang.api.player.PlayerProvider with a.P, a.Q;")
        .player("a.P", "public P() { while (!Thread.currentThread().isInterrupted()); }", "\"a\"")
        .player("a.Q", "", "\"quick\"")
        .jar(at("a.jar"));
    Plugins found = found(SHORT);
    assertThat(found.players()).extracting(DiscoveredPlugin::id).containsExactly("quick", "good");
    assertThat(EnglishRefusals.of(found.refused()))
        .containsExactly(
            new Refusal(
                at("a.jar").toString(), Refusal.TOO_SLOW, "a.P was not ready within 1.5 s"));
  }
}
