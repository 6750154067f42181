package org.gobang.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.ProviderSpec;
import org.gobang.api.RefusedException;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.render.Renderer;
import org.gobang.api.render.RendererProvider;
import org.gobang.api.request.CommandLineRequest;
import org.gobang.api.saved.Records;
import org.gobang.api.ui.UserInterfaces;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Service;
import org.gobang.api.workbench.Workbench;
import org.gobang.api.workbench.WorkbenchListener;
import org.gobang.record.RecordFiles;
import org.gobang.workbench.games.GameStore;
import org.gobang.workbench.plugins.PlayerIsolation;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.gobang.workbench.study.StoredProblems;
import org.junit.jupiter.api.Test;

/** Tests interfaces opened in addition to the main interface. */
class InterfaceRunnerTest {

  /** The action of an interface. */
  private interface Run {
    int on(Workbench workbench, OptionValues values) throws InterruptedException;
  }

  /** An interface with an action of a test. */
  private record Toy(String id, boolean available, boolean exclusive, Run run)
      implements RendererProvider {

    @Override
    public Label label(Locale locale) {
      return new Label(id, "");
    }

    @Override
    public List<Option> options() {
      return List.of(new Option.Whole("port", 1, 9999, 80));
    }

    @Override
    public Renderer create() {
      return create(OptionValues.of(options(), Map.of()));
    }

    @Override
    public Renderer create(OptionValues values) {
      return workbench -> run.on(workbench, values);
    }
  }

  private final CountDownLatch watched = new CountDownLatch(1);
  private final CountDownLatch mayEnd = new CountDownLatch(1);
  private final CountDownLatch interrupted = new CountDownLatch(1);
  private final List<String> troubles = new CopyOnWriteArrayList<>();
  private final List<String> failures = new ArrayList<>();

  private int watch(Workbench workbench, OptionValues values) throws InterruptedException {
    if (workbench.request().isEmpty()
        && !CommandLineRequest.of(workbench).isDefault()
        && workbench.service(Records.class).isPresent()
        && values.whole("port") == 8080) {
      watched.countDown();
    }
    mayEnd.await();
    return 0;
  }

  private int wait(Workbench workbench, OptionValues values) throws InterruptedException {
    try {
      new CountDownLatch(1).await();
      return 0;
    } catch (InterruptedException ending) {
      interrupted.countDown();
      throw ending;
    }
  }

  private static int fail(Workbench workbench, OptionValues values) {
    throw new RefusedException("no port");
  }

  private final List<DiscoveredPlugin<RendererProvider>> renderers =
      List.of(
          found(new Toy("once", true, true, this::watch)),
          found(new Toy("away", false, false, this::watch)),
          found(new Toy("often", true, false, this::wait)),
          found(new Toy("broken", true, false, InterfaceRunnerTest::fail)));

  private static DiscoveredPlugin<RendererProvider> found(RendererProvider provider) {
    return new DiscoveredPlugin<>(
        provider.id(), provider, PluginMetadata.NONE, DiscoveredPlugin.BUNDLED);
  }

  /** Runs a test as the main interface and returns its status. */
  private int runAsMain(Run test) throws InterruptedException {
    PluginCatalogue catalogue =
        new PluginCatalogue(
            Plugins.NONE.with(Service.RENDERER, renderers), new PlayerIsolation(), Path::of);
    ReadDefaults defaults = new ReadDefaults("freestyle", 9, rules -> false);
    LeaderWorkbench workbench =
        new LeaderWorkbench(
            catalogue,
            new UnusedPluginManager(),
            new FilePreferences(Path.of("no-such-file"), Map.of()),
            new GameStore(Path.of("none"), defaults, who -> who, RecordFiles.BUNDLED),
            new StoredProblems(Path.of("none"), ZonedDateTime::now),
            TestParts.engines(catalogue),
            TestParts.tournaments(catalogue),
            Optional.empty(),
            CommandLineRequest.DEFAULT);
    workbench.listen(
        new WorkbenchListener() {
          @Override
          public void troubled(String sentence) {
            troubles.add(sentence);
          }
        });
    PluginCatalogue leads =
        new PluginCatalogue(
            Plugins.NONE.with(
                Service.RENDERER, List.of(found(new Toy("leader", true, true, test)))),
            new PlayerIsolation(),
            Path::of);
    return InterfaceRunner.run(
        workbench, List.of(leads.frontEnd(ProviderSpec.parse("leader"))), failures::add);
  }

  private static List<String> available(Workbench workbench) {
    return workbench.require(UserInterfaces.class).available().toCompletableFuture().join().stream()
        .map(DiscoveredPlugin::id)
        .toList();
  }

  private static String open(Workbench workbench, String spec) {
    return workbench
        .require(UserInterfaces.class)
        .open(ProviderSpec.parse(spec))
        .toCompletableFuture()
        .join()
        .id();
  }

  @Test
  void opensAndClosesAnInterfaceWithOptions() throws InterruptedException {
    int status =
        runAsMain(
            (workbench, values) -> {
              assertThat(available(workbench)).containsExactly("once", "often", "broken");
              assertThat(open(workbench, "once:port=8080")).isEqualTo("once");
              watched.await();
              assertThat(available(workbench)).containsExactly("often", "broken");
              mayEnd.countDown();
              await()
                  .untilAsserted(
                      () ->
                          assertThat(available(workbench))
                              .containsExactly("once", "often", "broken"));
              return 3;
            });
    assertThat(status).isEqualTo(3);
    assertThat(failures).isEmpty();
  }

  @Test
  void refusesAnUnavailableInterface() throws InterruptedException {
    runAsMain(
        (workbench, values) -> {
          open(workbench, "once");
          Map<String, String> refusals =
              Map.of(
                  "web", "there is no interface web: there are once, away, often, broken",
                  "often:door=1", "often: no option door: there are port",
                  "often:port=0", "often: ",
                  "away", "The interface away can’t run here.",
                  "once", "The interface once is already open and can be opened only once.");
          refusals.forEach(
              (spec, sentence) ->
                  assertThatThrownBy(() -> open(workbench, spec))
                      .cause()
                      .isInstanceOf(RefusedException.class)
                      .hasMessageStartingWith(sentence));
          mayEnd.countDown();
          return 0;
        });
  }

  @Test
  void reportsAFailureWithoutEndingTheMainInterface() throws InterruptedException {
    runAsMain(
        (workbench, values) -> {
          open(workbench, "broken");
          await().untilAsserted(() -> assertThat(troubles).containsExactly("broken: no port"));
          return 0;
        });
    assertThat(failures).isEmpty();
  }

  @Test
  void severalOfOneKindEndWithTheMainInterface() throws InterruptedException {
    runAsMain(
        (workbench, values) -> {
          open(workbench, "often");
          open(workbench, "often");
          return 0;
        });
    interrupted.await();
  }
}
