package org.gobang.launcher.arena;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Isolation;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.workbench.Plugins;
import org.gobang.arena.play.Adjudication;
import org.gobang.arena.play.Contestant;
import org.gobang.arena.rating.Sprt;
import org.gobang.arena.schedule.Format;
import org.gobang.cluster.ClusterAddress;
import org.gobang.launcher.cli.BudgetOptions;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.OptionParsers;
import org.gobang.launcher.cli.SeedConverter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of games in the arena. */
public final class ArenaOptions {

  @Option(names = "--player", paramLabel = "WHO", descriptionKey = "arena.player")
  List<PlayerSpec> players = new ArrayList<>();

  @Option(names = "--games", paramLabel = "N")
  long games;

  @Option(names = "--format", paramLabel = "round-robin|gauntlet")
  Format format = Format.ROUND_ROBIN;

  @Option(names = "--board", paramLabel = "ID", defaultValue = ReadDefaults.USUAL_RULES)
  String board = "";

  @Option(names = "--opening", paramLabel = "ID")
  @Nullable String opening;

  @Option(names = "--size", paramLabel = "N")
  @Nullable Integer size;

  final BudgetOptions budget = new BudgetOptions();

  @Option(names = "--clock", paramLabel = "CLOCK", descriptionKey = "arena.clock")
  private Limit.@Nullable Clock clock;

  @Option(names = "--openings", paramLabel = "FILE")
  @Nullable Path openings;

  @Option(names = "--concurrency", paramLabel = "N")
  private @Nullable Long concurrency;

  @Option(names = "--seed", paramLabel = "N", converter = SeedConverter.class)
  @Nullable Long seed;

  @Option(names = "--isolate", paramLabel = "strict", arity = "0..1", fallbackValue = "")
  private Isolation isolation = Isolation.NONE;

  @Option(names = "--sprt", paramLabel = "ELO0,ELO1[,ALPHA,BETA]")
  @Nullable Sprt sprt;

  @Option(names = "--draw-after", paramLabel = "N")
  private @Nullable Long drawAfter;

  @Option(names = "--resign", paramLabel = "N[,SCORE]")
  private Adjudication.@Nullable Resign resign;

  @Option(names = "--out", paramLabel = "DIR", descriptionKey = "arena.out")
  @Nullable Path out;

  @Option(names = "--resume")
  boolean resume;

  @Option(names = "--page", paramLabel = "[HOST:]PORT", descriptionKey = "arena.page")
  private @Nullable ClusterAddress page;

  @Option(names = "--json", descriptionKey = "arena.json")
  boolean json;

  /** Opens the page of the tournament and its port; empty if no page is requested. */
  Optional<ArenaPage> page(ErrorOutput err) {
    return Optional.ofNullable(page).map(address -> new ArenaPage(address, err));
  }

  /**
   * Returns the missing required options of a tournament. Subcommands of {@code arena} do not need
   * them.
   */
  List<String> missing() {
    List<String> missing = new ArrayList<>();
    if (players.isEmpty()) {
      missing.add("--player WHO");
    }
    if (games == 0) {
      missing.add("--games N");
    }
    return missing;
  }

  Budget budget() {
    return budget.with(clock);
  }

  Adjudication adjudication() {
    return new Adjudication(
        Optional.ofNullable(drawAfter).map(OptionParsers::small), Optional.ofNullable(resign));
  }

  int concurrency() {
    return concurrency(concurrency);
  }

  /**
   * Returns the number of games in parallel. Default: the number of cores, because each game uses
   * one.
   */
  public static int concurrency(@Nullable Long given) {
    return given == null ? Runtime.getRuntime().availableProcessors() : OptionParsers.small(given);
  }

  /** Returns the players with their original names, isolated if requested. */
  List<Contestant> contestants(Plugins plugins) {
    return Contestant.all(players, plugins).stream().map(this::isolated).toList();
  }

  private Contestant isolated(Contestant player) {
    return isolation == Isolation.NONE
        ? player
        : new Contestant(
            player.name(),
            player.spec().withIsolation(isolation),
            player.written().withIsolation(isolation));
  }
}
