package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Plugins that end the application while they are being loaded, in runs of their own. */
class SafeStartTest {

  @TempDir private Path folder;
  private Path plugins;
  private Path data;
  private int made;

  @BeforeEach
  void oneGoodPlugin() throws IOException {
    plugins = Files.createDirectory(folder.resolve("plugins"));
    data = folder.resolve("data");
    player("good", "", plugins.resolve("good.jar"));
  }

  private void player(String id, String body, Path jar) throws IOException {
    made++;
    new JarMaker(folder.resolve("made" + made))
        .playerModule(id, id + ".P")
        .player(id + ".P", body, "\"" + id + "\"")
        .jar(jar);
  }

  private Path bad(String body) throws IOException {
    Path jar = plugins.resolve("bad.jar");
    player("bad", body, jar);
    return jar;
  }

  private ChildRun run() throws IOException {
    return new ChildRun(plugins, data);
  }

  private Plugins found() {
    try (LivePlugins live =
        LivePlugins.find(
            List.of(plugins),
            plugin -> Optional.empty(),
            () -> PluginFinder.NONE,
            data,
            lastWords -> {})) {
      return live.plugins();
    }
  }

  private Path accusation() throws IOException {
    return RunFolder.list(data.resolve("unsafe")).get(0);
  }

  private void assertAccused(Path jar) throws IOException {
    for (int again = 0; again < 2; again++) {
      Plugins found = found();
      assertThat(found.players()).extracting(DiscoveredPlugin::id).containsExactly("good");
      assertThat(found.refused())
          .containsExactly(
              new Refusal(
                  jar.toString(),
                  Refusal.UNSAFE,
                  "the application ended while it was being loaded; replace it, or delete "
                      + accusation()
                      + ", to have it loaded again"));
    }
  }

  private void assertNobodyAccused() {
    assertThat(found().refused()).isEmpty();
  }

  @Test
  void oneThatExitsIsNamedAndRefusedUntilItIsReplaced() throws Exception {
    Path jar = bad("public P() { System.exit(7); }");
    try (ChildRun run = run()) {
      assertThat(run.says())
          .isEqualTo(
              "! " + jar + " ended the application while it was being loaded, and will be refused");
      assertThat(run.status()).isEqualTo(7);
    }
    assertAccused(jar);
    bad("");
    assertNobodyAccused();
    assertThat(found().players()).extracting(DiscoveredPlugin::id).containsExactly("bad", "good");
  }

  @Test
  void oneThatHaltsIsRefusedUntilTheFileIsDeleted() throws Exception {
    Path jar = bad("static { if (!Boolean.getBoolean(\"kind\")) Runtime.getRuntime().halt(9); }");
    try (ChildRun run = run()) {
      assertThat(run.status()).isEqualTo(9);
    }
    assertAccused(jar);
    System.setProperty("kind", "true");
    Files.delete(accusation());
    assertThat(found().players()).extracting(DiscoveredPlugin::id).containsExactly("bad", "good");
  }

  @Test
  void oneThatExitsOnAnotherThreadIsFoundOut() throws Exception {
    Path jar =
        bad(
            "public P() throws Exception {"
                + " Thread t = new Thread(() -> System.exit(5)); t.start(); t.join(); }");
    try (ChildRun run = run()) {
      assertThat(run.status()).isEqualTo(5);
    }
    assertAccused(jar);
  }

  @Test
  void onePersonsImpatienceAccusesNobody() throws Exception {
    bad(
        "public P() throws Exception { if (!Boolean.getBoolean(\"kind\")) {"
            + " System.out.println(\"loading\"); Thread.sleep(20_000); } }");
    System.setProperty("kind", "true");
    try (ChildRun run = run()) {
      assertThat(run.says()).isEqualTo("loading");
      assertThat(run.terminate()).isEqualTo(143);
    }
    assertNobodyAccused();
    assertThat(RunFolder.list(data.resolve("runs"))).isEmpty();
  }

  @Test
  void whatTheDeadLeftIsRemovedAndTheLivingAreLeftAlone() throws Exception {
    try (ChildRun living = run();
        ChildRun dead = run()) {
      assertThat(living.says()).isEqualTo("found 1");
      assertThat(dead.says()).isEqualTo("found 1");
      dead.kill();
      Files.createDirectories(data.resolve("runs/written-too-late/loading"));
      Files.writeString(data.resolve("runs/written-too-late/loading/good.jar-1"), "");
      // A folder and a lock of each.
      assertThat(RunFolder.list(data.resolve("runs"))).hasSize(4 + 1);
      assertNobodyAccused();
      assertThat(RunFolder.list(data.resolve("runs"))).hasSize(2);
      living.kill();
    }
    assertNobodyAccused();
    assertThat(RunFolder.list(data.resolve("runs"))).isEmpty();
  }
}
