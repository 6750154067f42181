package org.gobang.ui.web.table;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import org.gobang.api.ProviderSpec;
import org.gobang.api.engine.Engines;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.library.Library;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
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
import org.gobang.api.workbench.Preferences;
import org.gobang.api.workbench.Records;
import org.gobang.api.workbench.Review;
import org.gobang.api.workbench.Subscription;
import org.gobang.api.workbench.Workbench;
import org.gobang.api.workbench.WorkbenchListener;
import org.gobang.ui.web.session.GuestPreferences;

/**
 * The host, as a guest may use it: the game of the table and what is needed to show it. Files,
 * plugins, engines, preferences and everything else of the host is refused here, whatever a page
 * asks for.
 */
final class GuestWorkbench extends VisitorWorkbench {

  private final Optional<GameSetup> setup;
  private final GuestPreferences preferences;
  private final TableGames games;

  /**
   * The host for a guest.
   *
   * @param setup the game of the table, for a guest who plays; empty for one who watches
   * @param games the games of the table, as this guest may use them
   */
  GuestWorkbench(
      Workbench host, Optional<GameSetup> setup, GuestPreferences preferences, TableGames games) {
    super(host);
    this.setup = setup;
    this.preferences = preferences;
    this.games = games;
  }

  @Override
  public Optional<GameSetup> request() {
    return setup;
  }

  @Override
  public boolean requestIsDefault() {
    return false;
  }

  @Override
  public Preferences preferences() {
    return preferences;
  }

  /** Joins the game of the table, whatever is wanted. */
  @Override
  public CompletionStage<Game> open(GameSetup wanted) {
    return games.current();
  }

  @Override
  public Problems problems() {
    return new NoProblems();
  }

  /** Games of other tables do not concern a guest: the table announces its own. */
  @Override
  public Subscription listen(WorkbenchListener listener) {
    return games.listen(listener);
  }

  @Override
  public PluginShelf shelf() {
    throw SeatedGame.ownersOnly();
  }

  @Override
  public Records records() {
    throw SeatedGame.ownersOnly();
  }

  @Override
  public Analysis analyze(PlayerSpec who, AnalysisRequest request, Consumer<Insight> reports) {
    throw SeatedGame.ownersOnly();
  }

  @Override
  public Review<GameReview> review(
      PlayerSpec who,
      GameRecord record,
      List<Integer> path,
      Budget budget,
      DoubleConsumer progress) {
    throw SeatedGame.ownersOnly();
  }

  @Override
  public MoveReviewer moveReviewer(
      PlayerSpec who, GameRecord record, List<Integer> path, Budget budget) {
    throw SeatedGame.ownersOnly();
  }

  @Override
  public Explorer explorer() {
    throw SeatedGame.ownersOnly();
  }

  @Override
  public Library library() {
    throw SeatedGame.ownersOnly();
  }

  @Override
  public Engines engines() {
    throw SeatedGame.ownersOnly();
  }

  @Override
  public Tournaments tournaments() {
    throw SeatedGame.ownersOnly();
  }

  @Override
  public CompletionStage<List<DiscoveredPlugin<?>>> frontEnds() {
    throw SeatedGame.ownersOnly();
  }

  @Override
  public CompletionStage<DiscoveredPlugin<?>> openFrontEnd(ProviderSpec wanted) {
    throw SeatedGame.ownersOnly();
  }
}
