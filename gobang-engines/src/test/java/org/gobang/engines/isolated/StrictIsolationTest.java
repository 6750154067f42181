package org.gobang.engines.isolated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Settings;
import org.gobang.engines.process.ChildProcess;
import org.gobang.game.GuardedPlayer;
import org.gobang.game.PlayerReply;
import org.gobang.game.PlayerSetup;
import org.gobang.game.StopSignal;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.io.TempDirFactory;

/** A malicious player, confined by bubblewrap; requires bubblewrap. */
class StrictIsolationTest {

  private static final Budget TIME = Budget.of(new Budget.Limit.MoveTime(Duration.ofSeconds(20)));

  @BeforeAll
  static void requiresBubblewrap() {
    String why = "";
    try {
      Bubblewrap.find();
    } catch (RefusedException refused) {
      why = String.valueOf(refused.getMessage());
    }
    assumeTrue(why.isEmpty(), why);
  }

  /** Returns the files that the JVM of the players reads. */
  private static List<Path> files() throws IOException {
    List<Path> files = new ArrayList<>(WorkerJvm.files());
    List<String> arguments = ToyWorker.main();
    Stream.of(arguments.get(arguments.indexOf("-cp") + 1).split(File.pathSeparator, -1))
        .map(Path::of)
        .filter(Files::exists)
        .forEach(files::add);
    return files;
  }

  private static GuardedPlayer create(String toy, Settings settings) throws Exception {
    List<Path> files = files();
    List<String> command = IsolatedProviderTest.SMALL.command(ToyWorker.main());
    IsolatedProvider provider =
        new IsolatedProvider(
            new ToyWorker.Provider(toy),
            IsolatedProviderTest.SMALL,
            (board, own) -> Bubblewrap.find().command(command, files, own.folder()));
    return GuardedPlayer.create(new PlayerSetup(toy, provider, settings, thread -> {}), board());
  }

  /** Uses a folder outside {@code /tmp}, as the player has its own writable {@code /tmp}. */
  static final class OutsideTmp implements TempDirFactory {
    @Override
    public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext extension)
        throws IOException {
      Path target = Path.of("target").toAbsolutePath();
      // A checkout may be in /tmp itself.
      Path parent = target.startsWith("/tmp") ? Path.of(System.getProperty("user.home")) : target;
      return Files.createTempDirectory(parent, "strict");
    }
  }

  private static Board board() {
    return ToyWorker.board("freestyle", Start.empty(15));
  }

  @Test
  void aMaliciousPlayerReachesItsOwnFolderAlone(@TempDir(factory = OutsideTmp.class) Path data)
      throws Exception {
    Path secret = Files.writeString(data.resolve("engines.json"), "secret");
    Path folder = Files.createDirectories(data.resolve("players").resolve(PryingToy.ID));
    List<Insight> succeeded = new CopyOnWriteArrayList<>();
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      long self = ProcessHandle.current().pid();
      String targets = self + "\n" + server.getLocalPort() + "\n" + secret;
      Settings settings = new Settings(Map.of("say", targets), 0).withFolder(folder);
      try (GuardedPlayer player = create(PryingToy.ID, settings)) {
        assertThat(player.ask(board(), TIME, 1, new StopSignal(), succeeded::add))
            .isInstanceOf(PlayerReply.Chosen.class);
      }
    }
    assertThat(succeeded)
        .containsExactly(new Insight.Note("write own folder"), new Insight.Note("write tmp"));
    assertThat(secret).hasContent("secret");
    assertThat(folder.resolve("learned")).hasContent("written");
    assertThat(folder.resolveSibling("new")).doesNotExist();
  }

  /** The process must survive the thread of the player. */
  @Test
  void outlivesTheThreadThatStartedIt() throws Exception {
    List<String> command =
        Bubblewrap.find()
            .command(
                IsolatedProviderTest.SMALL.command(ToyWorker.main()), files(), Optional.empty());
    List<ChildProcess> started = new CopyOnWriteArrayList<>();
    Thread starter =
        new Thread(
            () -> {
              try {
                started.add(ChildProcess.start(command));
              } catch (IOException e) {
                throw new IllegalStateException(e);
              }
            });
    starter.start();
    starter.join();
    try (var process = started.get(0)) {
      process.send("{\"type\":\"other\"}");
      assertThat(process.take()).isEmpty();
      assertThat(process.status(Duration.ofMinutes(2))).hasValue(0);
    }
  }

  @Test
  void reportsTheMessageOfBubblewrapForAMissingFile(@TempDir Path data) {
    IsolatedProvider provider =
        new IsolatedProvider(
            new ToyWorker.Provider("good"),
            IsolatedProviderTest.SMALL,
            (board, folder) ->
                Bubblewrap.find()
                    .command(List.of("java"), List.of(data.resolve("missing")), Optional.empty()));
    PlayerSetup setup = new PlayerSetup("good", provider, new Settings(Map.of(), 0), thread -> {});
    assertThatThrownBy(() -> GuardedPlayer.create(setup, board()))
        .isInstanceOf(RefusedException.class)
        .hasMessageStartingWith("good got no process: bwrap: Can't find source path");
  }

  @Test
  void mountsOnlyTheGivenPaths() {
    List<String> command =
        new Bubblewrap(Path.of("/usr/bin/bwrap"))
            .command(
                List.of("/java/bin/java", "Main"),
                List.of(Path.of("/java"), Path.of("/plugins/mine.jar")),
                Optional.of(Path.of("/data/players/mine")));
    assertThat(String.join(" ", command))
        .startsWith("/usr/bin/bwrap --unshare-all --die-with-parent --new-session --cap-drop ALL")
        .contains(" --clearenv ")
        .contains(" --tmpfs /tmp --ro-bind /java /java --ro-bind /plugins/mine.jar")
        .contains(" --bind /data/players/mine /data/players/mine --remount-ro / ")
        .endsWith(" -- /java/bin/java Main");
    assertThat(Arrays.asList("/etc", "/home", "/usr", "/"))
        .noneMatch(folder -> String.join(" ", command).contains("bind " + folder + " "));
  }
}
