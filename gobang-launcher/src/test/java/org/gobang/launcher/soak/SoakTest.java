package org.gobang.launcher.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.gobang.api.board.Start;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.request.CommandLineRequest;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Preferences;
import org.gobang.fixtures.TestSize;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.workbench.Host;
import org.gobang.workbench.LeaderWorkbench;
import org.gobang.workbench.platform.DataFolder;
import org.gobang.workbench.plugins.PluginFolders;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** The release of resources after many games in one process. */
class SoakTest {

  private static final int ROUND = 20;
  @TempDir private Path folder;

  private Path data() {
    return folder.resolve("data");
  }

  private Host host() throws IOException {
    PluginFolders folders =
        new PluginFolders(new DataFolder(data()), System.err::println).withoutUsual();
    folders.add(Files.createDirectories(folder.resolve("plugins")));
    return Host.open(folders);
  }

  /** Returns a workbench for a main interface that opens no other program. */
  static LeaderWorkbench workbench(Host host) {
    GameSetup people =
        GameSetup.of(GameRecord.of("freestyle", Start.empty(15), List.of()))
            .black(new Seat.Human(""))
            .white(new Seat.Human(""))
            .build();
    return host.workbench(people, CommandLineRequest.GAME, Map.of(Preferences.PROGRAMS, "false"));
  }

  /** Returns the threads, without pooled threads of games, which end after an idle minute. */
  private static List<String> threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .map(Thread::getName)
        .filter(name -> name.startsWith("gobang"))
        .filter(name -> !name.matches("gobang-(game|clock|process-start)"))
        .sorted()
        .toList();
  }

  private SoakGames games(LeaderWorkbench workbench) throws Exception {
    return new SoakGames(workbench, folder, folder.resolve("plugins"));
  }

  @Test
  void releasesTheResourcesOfGames() throws Exception {
    try (Host host = host();
        LeaderWorkbench workbench = workbench(host)) {
      sessions(workbench, ROUND);
    }
    List<String> threads = threads();
    long handles = Footprint.openHandles();
    try (Host host = host();
        LeaderWorkbench workbench = workbench(host)) {
      List<WeakReference<SessionPresenter>> sessions =
          sessions(workbench, TestSize.of(3, 10) * ROUND);
      assertThat(sessions).hasSizeGreaterThan(10);
      await()
          .untilAsserted(
              () -> {
                System.gc();
                assertThat(sessions).allMatch(each -> each.get() == null, "is collected");
              });
    }
    await().untilAsserted(() -> assertThat(threads()).isSubsetOf(threads));
    await()
        .untilAsserted(() -> assertThat(Footprint.openHandles()).isLessThanOrEqualTo(handles + 2));
  }

  /** Plays games in a separate method, whose variables do not retain the last session. */
  private List<WeakReference<SessionPresenter>> sessions(LeaderWorkbench workbench, int count)
      throws Exception {
    try (SoakGames games = games(workbench)) {
      for (int i = 0; i < count; i++) {
        games.next();
      }
      return games.sessions();
    }
  }

  /** The long run of {@code .ci/soak}. */
  @Test
  @Timeout(value = 1, unit = TimeUnit.DAYS)
  @EnabledIfSystemProperty(named = "soak.games", matches = "[0-9]+")
  void resourcesDoNotGrowWithTheNumberOfGames() throws Exception {
    int count = Integer.getInteger("soak.games", 0);
    int every = Math.max(ROUND, Math.min(100, count / 40));
    List<Footprint> all = new ArrayList<>();
    try (Host host = host();
        LeaderWorkbench workbench = workbench(host);
        SoakGames games = games(workbench);
        SoakVisits visits = new SoakVisits(workbench, folder.resolve("web"))) {
      System.out.println(Footprint.head());
      for (int i = 1; i <= count; i++) {
        visits.before(i);
        games.next();
        if (i % every == 0) {
          all.add(Footprint.of(i, data()));
          System.out.println(all.get(all.size() - 1).line());
        }
      }
    }
    assertThat(Footprint.growth(all)).isEmpty();
  }
}
