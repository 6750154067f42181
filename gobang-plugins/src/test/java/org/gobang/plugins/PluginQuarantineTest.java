package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

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

/** Tests plugins that end the application while loading, in separate processes. */
class PluginQuarantineTest {

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

  private ChildProcessRun run() throws IOException {
    return new ChildProcessRun(plugins, data);
  }

  private Plugins found() {
    try (LivePlugins live =
        LivePlugins.find(
            List.of(plugins),
            plugin -> Optional.empty(),
            () -> Plugins.NONE,
            data,
            crashReport -> {})) {
      return live.plugins();
    }
  }

  private Path quarantineFile() throws IOException {
    return ProcessFolder.list(data.resolve("unsafe")).get(0);
  }

  private void assertQuarantined(Path jar) throws IOException {
    for (int again = 0; again < 2; again++) {
      Plugins found = found();
      assertThat(found.players()).extracting(DiscoveredPlugin::id).containsExactly("good");
      assertThat(EnglishRefusals.of(found.refused()))
          .containsExactly(
              new Refusal(
                  jar.toString(),
                  Refusal.UNSAFE,
                  "Gobang exited while loading it. To load it again, replace it or delete "
                      + quarantineFile()));
    }
  }

  private void assertNoneQuarantined() {
    assertThat(found().refused()).isEmpty();
  }

  @Test
  void refusesAnExitingPluginUntilItIsReplaced() throws Exception {
    Path jar = bad("public P() { System.exit(7); }");
    try (ChildProcessRun run = run()) {
      assertThat(run.says())
          .isEqualTo(
              "! " + jar + " ended the application while it was being loaded, and will be refused");
      assertThat(run.status()).isEqualTo(7);
    }
    assertQuarantined(jar);
    bad("");
    assertNoneQuarantined();
    assertThat(found().players()).extracting(DiscoveredPlugin::id).containsExactly("bad", "good");
  }

  @Test
  void refusesAHaltingPluginUntilItsQuarantineFileIsDeleted() throws Exception {
    Path jar = bad("static { if (!Boolean.getBoolean(\"kind\")) Runtime.getRuntime().halt(9); }");
    try (ChildProcessRun run = run()) {
      assertThat(run.status()).isEqualTo(9);
    }
    assertQuarantined(jar);
    System.setProperty("kind", "true");
    Files.delete(quarantineFile());
    assertThat(found().players()).extracting(DiscoveredPlugin::id).containsExactly("bad", "good");
  }

  @Test
  void detectsAnExitOnAnotherThread() throws Exception {
    Path jar =
        bad(
            "public P() throws Exception {"
                + " Thread t = new Thread(() -> System.exit(5)); t.start(); t.join(); }");
    try (ChildProcessRun run = run()) {
      assertThat(run.status()).isEqualTo(5);
    }
    assertQuarantined(jar);
  }

  @Test
  void refusesAPluginWithEndlessCode() throws Exception {
    Path jar =
        bad(
            "public P() { Thread t = new Thread(() -> {"
                + " while (!Boolean.getBoolean(\"kind\")) Thread.onSpinWait(); });"
                + " t.setDaemon(true); t.start(); }");
    System.clearProperty("kind");
    try (LivePlugins live =
        LivePlugins.find(
            List.of(plugins),
            plugin -> Optional.empty(),
            () -> Plugins.NONE,
            data,
            crashReport -> {})) {
      await()
          .untilAsserted(
              () ->
                  assertThat(live.quarantineNotEnding())
                      .contains(jar + " kept the application from ending, and will be refused"));
    } finally {
      System.setProperty("kind", "true");
    }
    assertThat(EnglishRefusals.of(found().refused()))
        .containsExactly(
            new Refusal(
                jar.toString(),
                Refusal.UNSAFE,
                "it prevented Gobang from exiting. To load it again, replace it or delete "
                    + quarantineFile()));
    bad("");
    assertNoneQuarantined();
  }

  @Test
  void restoresRemovedSystemProperties() throws IOException {
    bad("public P() { System.setProperties(new java.util.Properties()); }");
    assertNoneQuarantined();
    assertThat(System.getProperties()).containsKeys("java.home", "java.io.tmpdir");
  }

  @Test
  void doesNotQuarantineAfterAnInterruptedStart() throws Exception {
    bad(
        "public P() throws Exception { if (!Boolean.getBoolean(\"kind\")) {"
            + " System.out.println(\"loading\"); Thread.currentThread().join(); } }");
    System.setProperty("kind", "true");
    try (ChildProcessRun run = run()) {
      assertThat(run.says()).isEqualTo("loading");
      assertThat(run.terminate()).isEqualTo(143);
    }
    assertNoneQuarantined();
    assertThat(ProcessFolder.list(data.resolve("runs"))).isEmpty();
  }

  @Test
  void removesStaleFoldersButNotLockedOnes() throws Exception {
    try (ChildProcessRun living = run();
        ChildProcessRun dead = run()) {
      assertThat(living.says()).isEqualTo("found 1");
      assertThat(dead.says()).isEqualTo("found 1");
      dead.kill();
      Files.createDirectories(data.resolve("runs/written-too-late/loading"));
      Files.writeString(data.resolve("runs/written-too-late/loading/good.jar-1"), "");
      // A folder and a lock file each.
      assertThat(ProcessFolder.list(data.resolve("runs"))).hasSize(4 + 1);
      assertNoneQuarantined();
      assertThat(ProcessFolder.list(data.resolve("runs"))).hasSize(2);
      living.kill();
    }
    assertNoneQuarantined();
    assertThat(ProcessFolder.list(data.resolve("runs"))).isEmpty();
  }
}
