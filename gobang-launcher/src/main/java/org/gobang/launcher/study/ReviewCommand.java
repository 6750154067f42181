package org.gobang.launcher.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.record.ReadDefaults;
import org.gobang.launcher.cli.BudgetCommand;
import org.gobang.launcher.cli.CommandContext;
import org.gobang.launcher.cli.ExitStatus;
import org.gobang.launcher.cli.Lookup;
import org.gobang.launcher.cli.OutputFiles;
import org.gobang.launcher.cluster.ClusterOptions;
import org.gobang.study.review.ReviewBudget;
import org.gobang.workbench.Host;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gobang review}: reviews games and shows the mistakes with reasons. */
@Command
public final class ReviewCommand extends BudgetCommand {

  @Parameters(paramLabel = "FILE|DIR", arity = "1..*", descriptionKey = "review.files")
  private List<Path> files = new ArrayList<>();

  @Mixin private ClusterOptions cluster;

  @Option(names = "--player", paramLabel = "WHO", descriptionKey = "review.player")
  private @Nullable PlayerSpec who;

  @Option(names = "--side", paramLabel = "black|white")
  private @Nullable Stone side;

  @Option(names = "--board", paramLabel = "ID", descriptionKey = "convert.board")
  private @Nullable String board;

  @Option(names = "--size", paramLabel = "N", descriptionKey = "convert.size")
  private @Nullable Integer size;

  @Option(names = "--html", paramLabel = "FILE")
  private @Nullable Path html;

  @Option(names = "--sgf", paramLabel = "FILE")
  private @Nullable Path sgf;

  @Option(names = "--out", paramLabel = "DIR", descriptionKey = "review.out")
  private @Nullable Path folder;

  @Option(names = "--json")
  private boolean json;

  public ReviewCommand(CommandContext context) {
    super(context);
  }

  @Override
  protected int run(Host host) throws InterruptedException {
    cluster.check();
    PluginCatalogue catalogue = host.catalogue();
    if (sgf != null && host.files().formats().writable().of(sgf).isEmpty()) {
      throw wrong("wrong.extension", sgf, host.files().formats().writable().extensions());
    }
    if (folder != null && (html != null || sgf != null)) {
      throw wrong("wrong.exclusive", html == null ? "--out, --sgf" : "--out, --html");
    }
    refuse(cluster.fault());
    Stream.of(html, sgf).filter(Objects::nonNull).forEach(OutputFiles::check);
    Optional<PlayerSpec> player = Optional.ofNullable(who);
    ReadDefaults defaults = Lookup.readDefaults(spec, catalogue, board, size);
    player.ifPresent(named -> Lookup.lookUp(spec, () -> catalogue.player(named)));
    Optional<Path> out = Optional.ofNullable(folder);
    ReviewedFiles games = new ReviewedFiles(host.files(), defaults, err, out).read(files);
    Stream.of(html, sgf).filter(Objects::nonNull).forEach(games::checkOther);
    player.ifPresent(named -> checkPlays(catalogue, named, games.games()));
    ReviewSettings settings =
        new ReviewSettings(
            player,
            budget.budget().map(ReviewBudget::of).orElse(ReviewBudget.USUAL),
            side == null ? List.of(Stone.values()) : List.of(side));
    Optional<ReviewFolder> kept =
        out.map(dir -> ReviewFolder.open(dir, settings, host.files(), err));
    ReviewAnswers answers =
        new ReviewAnswers(
            this.out, err, host.files(), json, Optional.ofNullable(html), Optional.ofNullable(sgf));
    try (Reviews reviews = reviews(host, games.games(), settings)) {
      boolean complete = new ReviewRun(host, reviews, err).review(games.games(), kept, answers);
      return complete && games.complete() ? 0 : ExitStatus.FAILED;
    }
  }

  /** Checks that a player can review at least some of the games. The others are reported. */
  private void checkPlays(PluginCatalogue catalogue, PlayerSpec named, List<ReviewedGame> games) {
    Optional<RefusedException> refused = Optional.empty();
    for (ReviewedGame game : games) {
      try {
        catalogue.checkPlays(named, game.record().rules(), game.record().start());
        return;
      } catch (RefusedException notThisOne) {
        refused = Optional.of(notThisOne);
      }
    }
    refused.ifPresent(
        why -> {
          Lookup.<Boolean>lookUp(
              spec,
              () -> {
                throw why;
              });
        });
  }

  private Reviews reviews(Host host, List<ReviewedGame> games, ReviewSettings settings)
      throws InterruptedException {
    return cluster.wanted()
        ? ClusterReviews.begin(cluster, games, settings, host, err)
        : new LocalReviews(host.catalogue(), settings);
  }
}
