package org.gobang.engines;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;
import org.gobang.engines.gomocup.GomocupProvider;
import org.gobang.engines.gomocup.ToyEngine;
import org.gobang.engines.isolated.IsolatedProvider;
import org.gobang.engines.isolated.ToyWorker;
import org.gobang.engines.isolated.WorkerJvm;
import org.gobang.game.GuardedPlayer;
import org.gobang.game.PlayerSetup;
import org.gobang.game.StopSignal;

/**
 * Runs in a JVM that a test kills: requests a move from an isolated player, prints the ids of all
 * processes of both, and waits.
 */
final class Application {

  private static final WorkerJvm JVM = new WorkerJvm(64);

  private Application() {}

  public static void main(String[] args) throws InterruptedException {
    boolean plugin = args[0].equals("plugin");
    PlayerProvider provider =
        plugin
            ? new IsolatedProvider(new ToyWorker.Provider("begets"), JVM, ToyWorker.command(JVM))
            : new GomocupProvider("toy", Map.of("command", ToyEngine.command("begets")));
    Settings settings = Settings.of(provider.options(), Map.of(), 0);
    GuardedPlayer player =
        GuardedPlayer.create(
            new PlayerSetup("toy", provider, settings, thread -> {}),
            new TestPlayers().board("freestyle", Start.empty(15)));
    Budget budget = Budget.of(new Budget.Limit.MoveTime(Duration.ofMinutes(1)));
    player.ask(
        new TestPlayers().board("freestyle", Start.empty(15)),
        budget,
        1,
        new StopSignal(),
        Application::print);
    new CountDownLatch(1).await();
  }

  private static void print(Insight said) {
    if (said instanceof Insight.Note note) {
      List<String> started =
          ProcessHandle.current().descendants().map(each -> String.valueOf(each.pid())).toList();
      System.out.println(
          Stream.concat(Stream.of(note.text()), started.stream()).collect(Collectors.joining(" ")));
      System.out.flush();
    }
  }
}
