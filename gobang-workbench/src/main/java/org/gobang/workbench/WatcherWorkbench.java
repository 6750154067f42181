package org.gobang.workbench;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
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
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The workbench of a front end that watches: the leader's, but for the game to open, which is the
 * leader's own.
 */
public final class WatcherWorkbench implements Workbench {

  private static final Logger LOG = LoggerFactory.getLogger(WatcherWorkbench.class);

  private final Workbench leader;

  /** Open until the front end listens, or will never. */
  private final CountDownLatch listening = new CountDownLatch(1);

  WatcherWorkbench(Workbench leader) {
    this.leader = leader;
  }

  /**
   * Waits until the front end listens to what happens at the workbench.
   *
   * @param time how long to wait
   * @param unit the unit of the time
   * @throws InterruptedException if the thread was interrupted while it waited
   */
  public void awaitListening(long time, TimeUnit unit) throws InterruptedException {
    if (!listening.await(time, unit)) {
      LOG.info("A watching front end does not listen");
    }
  }

  /** Ends the wait for a listener: the front end has ended without one. */
  public void stopWaiting() {
    listening.countDown();
  }

  @Override
  public Optional<GameSetup> request() {
    return Optional.empty();
  }

  @Override
  public Plugins plugins() {
    return leader.plugins();
  }

  @Override
  public PluginShelf shelf() {
    return leader.shelf();
  }

  @Override
  public Preferences preferences() {
    return leader.preferences();
  }

  @Override
  public Records records() {
    return leader.records();
  }

  @Override
  public CompletionStage<Board> board(String rules, Start start) {
    return leader.board(rules, start);
  }

  @Override
  public CompletionStage<Game> open(GameSetup setup) {
    return leader.open(setup);
  }

  @Override
  public Analysis analyze(PlayerSpec who, AnalysisRequest request, Consumer<Insight> reports) {
    return leader.analyze(who, request, reports);
  }

  @Override
  public Review<GameReview> review(
      PlayerSpec who,
      GameRecord record,
      List<Integer> path,
      Budget budget,
      DoubleConsumer progress) {
    return leader.review(who, record, path, budget, progress);
  }

  @Override
  public MoveReviewer moveReviewer(
      PlayerSpec who, GameRecord record, List<Integer> path, Budget budget) {
    return leader.moveReviewer(who, record, path, budget);
  }

  @Override
  public double winProbability(Score score, String rules, int stones) {
    return leader.winProbability(score, rules, stones);
  }

  @Override
  public Problems problems() {
    return leader.problems();
  }

  @Override
  public Optional<Label> opening(Board position, Locale language) {
    return leader.opening(position, language);
  }

  @Override
  public Explorer explorer() {
    return leader.explorer();
  }

  @Override
  public Library library() {
    return leader.library();
  }

  @Override
  public Engines engines() {
    return leader.engines();
  }

  @Override
  public Tournaments tournaments() {
    return leader.tournaments();
  }

  @Override
  public CompletionStage<List<DiscoveredPlugin<?>>> frontEnds() {
    return leader.frontEnds();
  }

  @Override
  public CompletionStage<DiscoveredPlugin<?>> openFrontEnd(ProviderSpec wanted) {
    return leader.openFrontEnd(wanted);
  }

  @Override
  public Subscription listen(WorkbenchListener listener) {
    Subscription subscription = leader.listen(listener);
    listening.countDown();
    return subscription;
  }
}
