package org.gobang.ui.web.table;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import org.gobang.api.Label;
import org.gobang.api.ProviderSpec;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.engine.Engines;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.library.Library;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Score;
import org.gobang.api.problem.Problems;
import org.gobang.api.record.GameRecord;
import org.gobang.api.review.GameReview;
import org.gobang.api.tournament.Tournaments;
import org.gobang.api.workbench.Analysis;
import org.gobang.api.workbench.AnalysisRequest;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.MoveReviewer;
import org.gobang.api.workbench.PluginShelf;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.Records;
import org.gobang.api.workbench.Review;
import org.gobang.api.workbench.Subscription;
import org.gobang.api.workbench.Workbench;
import org.gobang.api.workbench.WorkbenchListener;

/** The host, as it is for everyone; a visitor's differs in some of it. */
abstract class VisitorWorkbench implements Workbench {

  private final Workbench host;

  VisitorWorkbench(Workbench host) {
    this.host = host;
  }

  /** The host itself. */
  final Workbench host() {
    return host;
  }

  @Override
  public Optional<GameSetup> request() {
    return host.request();
  }

  @Override
  public boolean requestIsDefault() {
    return host.requestIsDefault();
  }

  @Override
  public Plugins plugins() {
    return host.plugins();
  }

  @Override
  public PluginShelf shelf() {
    return host.shelf();
  }

  @Override
  public Preferences preferences() {
    return host.preferences();
  }

  @Override
  public Records records() {
    return host.records();
  }

  @Override
  public CompletionStage<Board> board(String rules, Start start) {
    return host.board(rules, start);
  }

  @Override
  public CompletionStage<Game> open(GameSetup setup) {
    return host.open(setup);
  }

  @Override
  public Analysis analyze(PlayerSpec who, AnalysisRequest request, Consumer<Insight> reports) {
    return host.analyze(who, request, reports);
  }

  @Override
  public Review<GameReview> review(
      PlayerSpec who,
      GameRecord record,
      List<Integer> path,
      Budget budget,
      DoubleConsumer progress) {
    return host.review(who, record, path, budget, progress);
  }

  @Override
  public MoveReviewer moveReviewer(
      PlayerSpec who, GameRecord record, List<Integer> path, Budget budget) {
    return host.moveReviewer(who, record, path, budget);
  }

  @Override
  public double winProbability(Score score, String rules, int stones) {
    return host.winProbability(score, rules, stones);
  }

  @Override
  public Problems problems() {
    return host.problems();
  }

  @Override
  public Optional<Label> opening(Board position, Locale language) {
    return host.opening(position, language);
  }

  @Override
  public Explorer explorer() {
    return host.explorer();
  }

  @Override
  public Library library() {
    return host.library();
  }

  @Override
  public Engines engines() {
    return host.engines();
  }

  @Override
  public Tournaments tournaments() {
    return host.tournaments();
  }

  @Override
  public CompletionStage<List<DiscoveredPlugin<?>>> frontEnds() {
    return host.frontEnds();
  }

  @Override
  public CompletionStage<DiscoveredPlugin<?>> openFrontEnd(ProviderSpec wanted) {
    return host.openFrontEnd(wanted);
  }

  @Override
  public Subscription listen(WorkbenchListener listener) {
    return host.listen(listener);
  }
}
