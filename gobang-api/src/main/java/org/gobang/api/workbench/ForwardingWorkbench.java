package org.gobang.api.workbench;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import org.gobang.api.Experimental;
import org.gobang.api.Label;
import org.gobang.api.ProviderSpec;
import org.gobang.api.analysis.Analysis;
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.engine.Engines;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.library.Library;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Score;
import org.gobang.api.plugin.PluginManager;
import org.gobang.api.problem.Problems;
import org.gobang.api.record.GameRecord;
import org.gobang.api.request.RequestedFile;
import org.gobang.api.review.GameReview;
import org.gobang.api.review.MoveReviewer;
import org.gobang.api.review.Review;
import org.gobang.api.saved.Records;
import org.gobang.api.tournament.Tournaments;
import org.gobang.api.update.Updates;

/**
 * A workbench that passes everything on to another one. A subclass overrides what differs, such as
 * what a visitor of a front end may use of the host.
 */
@Experimental
public abstract class ForwardingWorkbench implements Workbench {

  private final Workbench target;

  /**
   * Passes everything on.
   *
   * @param target receives the calls
   */
  protected ForwardingWorkbench(Workbench target) {
    this.target = target;
  }

  /**
   * The workbench that receives the calls.
   *
   * @return as it was given
   */
  protected final Workbench target() {
    return target;
  }

  @Override
  public Optional<GameSetup> request() {
    return target.request();
  }

  @Override
  public boolean requestIsDefault() {
    return target.requestIsDefault();
  }

  @Override
  public Optional<RequestedFile> requestedFile() {
    return target.requestedFile();
  }

  @Override
  public Plugins plugins() {
    return target.plugins();
  }

  @Override
  public PluginManager shelf() {
    return target.shelf();
  }

  @Override
  public Preferences preferences() {
    return target.preferences();
  }

  @Override
  public Records records() {
    return target.records();
  }

  @Override
  public CompletionStage<Board> board(String rules, Start start) {
    return target.board(rules, start);
  }

  @Override
  public CompletionStage<Game> open(GameSetup setup) {
    return target.open(setup);
  }

  @Override
  public Analysis analyze(PlayerSpec who, AnalysisRequest request, Consumer<Insight> reports) {
    return target.analyze(who, request, reports);
  }

  @Override
  public Review<GameReview> review(
      PlayerSpec who,
      GameRecord record,
      List<Integer> path,
      Budget budget,
      DoubleConsumer progress) {
    return target.review(who, record, path, budget, progress);
  }

  @Override
  public MoveReviewer moveReviewer(
      PlayerSpec who, GameRecord record, List<Integer> path, Budget budget) {
    return target.moveReviewer(who, record, path, budget);
  }

  @Override
  public double winProbability(Score score, String rules, int stones) {
    return target.winProbability(score, rules, stones);
  }

  @Override
  public Problems problems() {
    return target.problems();
  }

  @Override
  public Optional<Label> opening(Board position, Locale language) {
    return target.opening(position, language);
  }

  @Override
  public Explorer explorer() {
    return target.explorer();
  }

  @Override
  public Library library() {
    return target.library();
  }

  @Override
  public Engines engines() {
    return target.engines();
  }

  @Override
  public Tournaments tournaments() {
    return target.tournaments();
  }

  @Override
  public Updates updates() {
    return target.updates();
  }

  @Override
  public CompletionStage<List<DiscoveredPlugin<?>>> frontEnds() {
    return target.frontEnds();
  }

  @Override
  public CompletionStage<DiscoveredPlugin<?>> openFrontEnd(ProviderSpec wanted) {
    return target.openFrontEnd(wanted);
  }

  @Override
  public Subscription listen(WorkbenchListener listener) {
    return target.listen(listener);
  }
}
