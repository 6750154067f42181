package org.gobang.ui.web.table;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import org.gobang.api.ProviderSpec;
import org.gobang.api.analysis.Analysis;
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.engine.Engines;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.library.Library;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
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
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.ForwardingWorkbench;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.Subscription;
import org.gobang.api.workbench.Workbench;
import org.gobang.api.workbench.WorkbenchListener;
import org.gobang.ui.web.session.GuestPreferences;

/**
 * The host, as a guest may use it: the game of the table and what is needed to show it. Files,
 * plugins, engines, preferences and everything else of the host is refused here, whatever a page
 * asks for.
 */
final class GuestWorkbench extends ForwardingWorkbench {

  private final GameSetup setup;
  private final GuestPreferences preferences;
  private final Supplier<CompletionStage<Game>> game;

  /**
   * The host for a guest.
   *
   * @param setup the game of the table, as it was opened
   * @param game the game of the table, as this guest may use it
   */
  GuestWorkbench(
      Workbench host,
      GameSetup setup,
      GuestPreferences preferences,
      Supplier<CompletionStage<Game>> game) {
    super(host);
    this.setup = setup;
    this.preferences = preferences;
    this.game = game;
  }

  @Override
  public Optional<GameSetup> request() {
    return Optional.of(setup);
  }

  @Override
  public boolean requestIsDefault() {
    return false;
  }

  /** A guest sees no file of the host. */
  @Override
  public Optional<RequestedFile> requestedFile() {
    return Optional.empty();
  }

  @Override
  public Preferences preferences() {
    return preferences;
  }

  /** Joins the game of the table, whatever is wanted. */
  @Override
  public CompletionStage<Game> open(GameSetup wanted) {
    return game.get();
  }

  @Override
  public Problems problems() {
    return new GuestProblems();
  }

  /** Games of other tables, plugins and failures of the host do not concern a guest. */
  @Override
  public Subscription listen(WorkbenchListener listener) {
    return () -> {};
  }

  @Override
  public PluginManager shelf() {
    throw GuestGame.ownersOnly();
  }

  @Override
  public Records records() {
    throw GuestGame.ownersOnly();
  }

  @Override
  public Analysis analyze(PlayerSpec who, AnalysisRequest request, Consumer<Insight> reports) {
    throw GuestGame.ownersOnly();
  }

  @Override
  public Review<GameReview> review(
      PlayerSpec who,
      GameRecord record,
      List<Integer> path,
      Budget budget,
      DoubleConsumer progress) {
    throw GuestGame.ownersOnly();
  }

  @Override
  public MoveReviewer moveReviewer(
      PlayerSpec who, GameRecord record, List<Integer> path, Budget budget) {
    throw GuestGame.ownersOnly();
  }

  @Override
  public Explorer explorer() {
    throw GuestGame.ownersOnly();
  }

  @Override
  public Library library() {
    throw GuestGame.ownersOnly();
  }

  @Override
  public Engines engines() {
    throw GuestGame.ownersOnly();
  }

  @Override
  public Tournaments tournaments() {
    throw GuestGame.ownersOnly();
  }

  @Override
  public Updates updates() {
    throw GuestGame.ownersOnly();
  }

  @Override
  public CompletionStage<List<DiscoveredPlugin<?>>> frontEnds() {
    throw GuestGame.ownersOnly();
  }

  @Override
  public CompletionStage<DiscoveredPlugin<?>> openFrontEnd(ProviderSpec wanted) {
    throw GuestGame.ownersOnly();
  }
}
