package org.gobang.plugins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Refusal;
import org.gobang.api.workbench.Service;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests loading providers of bundled and other modules on the module path. */
class ProviderLoaderTest {

  @TempDir private Path folder;
  private final ProviderGuard guard = new ProviderGuard(ProviderGuard.LIMIT);
  private final List<Refusal> refusals = new ArrayList<>();
  private final ProviderLoader<PlayerProvider> players =
      new ProviderLoader<>(ServiceKind.PLAYER, guard, refusals);

  private Path module(String name, String id) throws IOException {
    return new JarMaker(folder.resolve(name))
        .playerModule(name, name + ".P")
        .player(name + ".P", "", "\"" + id + "\"")
        .version("0.3")
        .jar(folder.resolve(name + ".jar"));
  }

  @Test
  void bundledProvidersKeepTheirIds() throws IOException {
    List<String> names = List.of("aaa", "org.gobang.bundled", "mine", "zeta", "hello");
    List<Path> jars = new ArrayList<>();
    for (String name : names) {
      jars.add(module(name, "runs"));
    }
    jars.add(module("other", "other"));
    ModuleLayer boot = ModuleLayer.boot();
    Configuration configuration =
        boot.configuration()
            .resolveAndBind(
                ModuleFinder.of(jars.toArray(Path[]::new)), ModuleFinder.of(), List.of("aaa"));
    ModuleLayer layer =
        boot.defineModulesWithOneLoader(configuration, PlayerProvider.class.getClassLoader());

    List<DiscoveredPlugin<PlayerProvider>> found =
        players.started(ServiceLoader.load(layer, PlayerProvider.class));
    PluginSearch search =
        new PluginSearch(
            Plugins.NONE.with(Service.PLAYER, found), new PluginLoader(guard, null, () -> {}));

    List<DiscoveredPlugin<PlayerProvider>> taken = search.found().players();
    assertThat(taken).extracting(DiscoveredPlugin::id).containsExactly("runs", "other");
    assertThat(taken.get(0).origin()).isEqualTo(DiscoveredPlugin.BUNDLED);
    assertThat(taken.get(1).origin()).isEqualTo(folder.resolve("other.jar").toString());
    assertThat(taken.get(1).version()).isEqualTo("0.3");
    assertThat(search.found().refused()).extracting(Refusal::kind).containsOnly(Refusal.ID_TAKEN);
    assertThat(search.found().refused())
        .extracting(refused -> refused.reason().toString())
        .containsOnly("the id runs is already used by the bundled player")
        .hasSize(names.size() - 1);
  }

  @Test
  void providerMethodWithoutASpecificTypeIsNotBundled() throws IOException {
    Path jar =
        new JarMaker(folder.resolve("made"))
            .playerModule("made", "made.Maker")
            .source(
                "made.Maker",
                "package made; public final class Maker {"
                    + " public static org.gobang.api.player.PlayerProvider provider() {"
                    + " return new P(); } }")
            .player("made.P", "", "\"made\"")
            .version("0.3")
            .jar(folder.resolve("made.jar"));

    assertThat(players.started(ServiceLoader.load(layer(jar, "made"), PlayerProvider.class)))
        .extracting(DiscoveredPlugin::id, DiscoveredPlugin::version, DiscoveredPlugin::origin)
        .containsExactly(tuple("made", "0.3", jar.toString()));
  }

  private static ModuleLayer layer(Path jar, String module) {
    ModuleLayer boot = ModuleLayer.boot();
    return boot.defineModulesWithOneLoader(
        boot.configuration().resolve(ModuleFinder.of(jar), ModuleFinder.of(), List.of(module)),
        PlayerProvider.class.getClassLoader());
  }

  @Test
  void refusesAMissingClassInAServicesFile() throws IOException {
    Path jar =
        new JarMaker(folder.resolve("made"))
            .player("p.First", "", "\"first\"")
            .player("p.Last", "", "\"last-2\"")
            .source("p.NotOne", "package p; public class NotOne {}")
            .services("p.First", "p.Missing", "p.NotOne", "p.Last")
            .jar(folder.resolve("made.jar"));
    try (URLClassLoader loader =
        new URLClassLoader(
            new URL[] {jar.toUri().toURL()}, PlayerProvider.class.getClassLoader())) {
      assertThat(players.started(ServiceLoader.load(PlayerProvider.class, loader)))
          .extracting(DiscoveredPlugin::id)
          .containsExactly("first", "last-2");
    }
    assertThat(EnglishRefusals.of(refusals))
        .containsExactly(
            new Refusal(
                DiscoveredPlugin.BUNDLED,
                Refusal.MISSING_PROVIDER,
                "its provider cannot be used: p.Missing not found"),
            new Refusal(
                DiscoveredPlugin.BUNDLED,
                Refusal.MISSING_PROVIDER,
                "its provider cannot be used: p.NotOne not a subtype"));
  }

  @Test
  void refusesAModuleForAnotherContractOnTheModulePath() throws IOException {
    Path api = JarMaker.api("2.0.0", folder.resolve("api.jar"));
    Path jar =
        new JarMaker(folder.resolve("later"))
            .playerModule("later", "later.P")
            .player("later.P", "static { Runtime.getRuntime().halt(3); }", "\"later\"")
            .against(api)
            .jar(folder.resolve("later.jar"));

    assertThat(players.started(ServiceLoader.load(layer(jar, "later"), PlayerProvider.class)))
        .isEmpty();
    assertThat(refusals).extracting(Refusal::kind).containsExactly(Refusal.API_VERSION);
  }
}
