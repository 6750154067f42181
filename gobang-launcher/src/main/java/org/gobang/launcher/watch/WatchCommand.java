package org.gobang.launcher.watch;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.launcher.arena.ArenaOptions;
import org.gobang.launcher.arena.InterruptHook;
import org.gobang.launcher.cli.BudgetCommand;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.Lookup;
import org.gobang.launcher.cli.OptionParsers;
import org.gobang.launcher.cli.RefusalFormat;
import org.gobang.launcher.cli.RefusalSentence;
import org.gobang.launcher.cli.SeedConverter;
import org.gobang.workbench.Host;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gobang watch}: tests each new build of a player and compares it with the previous one. */
@Command
public final class WatchCommand extends BudgetCommand {

  /** The default budget per move, which allows a verdict within minutes. */
  private static final Budget USUAL = Budget.of(new Limit.MoveTime(Duration.ofMillis(100)));

  private final BlockingQueue<WatchEvent> events = new LinkedBlockingQueue<>();

  /** The messages reported on standard error since the last build. */
  private final Set<String> reported = new HashSet<>();

  /** The current build, and the last one with a completed trial. */
  private Optional<Build> build = Optional.empty();

  private Optional<Build> before = Optional.empty();
  private Optional<Trial> trial = Optional.empty();

  @Parameters(paramLabel = "PLAYER")
  private PlayerSpec player;

  @Option(names = "--games", paramLabel = "N", defaultValue = "200")
  private long games;

  @Option(names = "--board", paramLabel = "ID", defaultValue = ReadDefaults.USUAL_RULES)
  private String board = "";

  @Option(names = "--concurrency", paramLabel = "N")
  private @Nullable Long concurrency;

  @Option(names = "--seed", paramLabel = "N", converter = SeedConverter.class, defaultValue = "1")
  private long seed;

  public WatchCommand(CommandContext context) {
    super(context);
  }

  @Override
  protected void checkOptions() {
    if (games < 2) {
      throw wrong("wrong.pairs");
    }
  }

  @Override
  protected int run(Host host) throws InterruptedException {
    PluginCatalogue found = host.catalogue();
    MatchConditions conditions = conditions(found);
    Board empty = conditions.empty();
    if (Lookup.lookUp(spec, () -> Build.find(found, player)).isPresent()) {
      Lookup.checkPlays(spec, found, player, empty.rules(), empty.start());
    }
    if (!host.watch(() -> events.add(new WatchEvent.Changed()))) {
      throw new RefusedException(LauncherTexts.of("watch.impossible"));
    }
    InterruptHook hook = InterruptHook.install(host, () -> events.add(new WatchEvent.Stopped()));
    try {
      err.note(LauncherTexts.of("watch.waiting", player.player()));
      events.add(new WatchEvent.Changed());
      watch(host, conditions);
    } finally {
      trial.ifPresent(Trial::close);
      hook.remove();
    }
    return 0;
  }

  private MatchConditions conditions(PluginCatalogue catalogue) {
    return new MatchConditions(
        Lookup.emptyBoard(spec, catalogue, board, null),
        budget.budget().orElse(USUAL),
        OptionParsers.small(games),
        ArenaOptions.concurrency(concurrency),
        seed);
  }

  private void watch(Host host, MatchConditions conditions) throws InterruptedException {
    while (true) {
      WatchEvent event = events.take();
      if (event instanceof WatchEvent.Stopped) {
        return;
      }
      if (event instanceof WatchEvent.Failed failed) {
        throw failed.cause();
      }
      if (event instanceof WatchEvent.Tried tried) {
        before = Optional.of(tried.build());
      } else {
        look(host.catalogue(), conditions);
      }
    }
  }

  /** Starts the trial of a new build, which ends that of the previous one. */
  private void look(PluginCatalogue catalogue, MatchConditions conditions) {
    Optional<Build> found = find(catalogue);
    if (found.isEmpty() || (build.isPresent() && build.get().isSameAs(found.get()))) {
      return;
    }
    build = found;
    reported.clear();
    trial.ifPresent(Trial::close);
    DiscoveredPlugin<?> plugin = found.get().plugin();
    String name = (plugin.id() + " " + plugin.version()).strip();
    out.line(LauncherTexts.of("watch.build", name, plugin.origin()));
    trial = Optional.of(new Trial(found.get(), before, conditions, out, err, events::add).start());
  }

  /** Returns the current build. If none can be loaded, the refusals are reported once. */
  private Optional<Build> find(PluginCatalogue catalogue) {
    try {
      Optional<Build> found = Build.find(catalogue, player);
      if (found.isEmpty()) {
        report(catalogue.plugins().refused().stream().map(RefusalFormat::of).toList());
      }
      return found;
    } catch (RefusedException refused) {
      report(List.of(RefusalSentence.of(refused)));
      return Optional.empty();
    }
  }

  private void report(List<String> sentences) {
    sentences.stream().filter(reported::add).forEach(err::say);
  }
}
