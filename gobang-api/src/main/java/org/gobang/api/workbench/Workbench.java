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
import org.gobang.api.analysis.Answer;
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
 * The application, as a front end sees it.
 *
 * <p>Implemented by the host; its methods may be called from any thread, and return at once.
 */
@Experimental
public interface Workbench {

  /**
   * The game that the command line asked for.
   *
   * @return a game ready for {@link #open}; empty for a front end that watches: another one opens
   *     the game, and {@link WorkbenchListener#opened} tells of it
   */
  Optional<GameSetup> request();

  /**
   * Whether the command line left the game open: {@link #request} then holds the defaults, and an
   * interactive front end may begin with what the person chose last, or ask.
   *
   * @return true if nothing was said about the game; false unless overridden
   */
  default boolean requestIsDefault() {
    return false;
  }

  /**
   * The file of the command line that {@link #request} comes from. Where it has several games, an
   * interactive front end lists them, for the person to choose from.
   *
   * @return the file; empty unless overridden
   */
  default Optional<RequestedFile> requestedFile() {
    return Optional.empty();
  }

  /**
   * The plugins as they are now.
   *
   * @return everything found and everything refused
   */
  Plugins plugins();

  /**
   * The plugins as a person keeps them: to install, disable and remove.
   *
   * @return the shelf, the same for all front ends
   */
  PluginManager shelf();

  /**
   * What the person likes.
   *
   * @return the preferences, the same for all front ends
   */
  Preferences preferences();

  /**
   * The games on disk.
   *
   * @return where records are read and written
   */
  Records records();

  /**
   * Creates a board before the first move.
   *
   * @param rules the id of the rules, such as {@code renju}
   * @param start the size, the stones that stand already, and who moves first
   * @return the board, within 10 seconds; refused if there are no such rules, they do not have such
   *     a size or set-up, or their board is not ready by then
   */
  CompletionStage<Board> board(String rules, Start start);

  /**
   * Opens a game and begins it, unless it begins paused: a computer that is to move starts
   * thinking. Several games can be open, or being opened, at once. A front end that no longer needs
   * the game when it arrives closes it.
   *
   * @param setup what is played, from where, and by whom
   * @return the game, within 10 seconds, also announced to every {@link WorkbenchListener}; refused
   *     if there are no such rules or players, a player has no such option, the moves up to the
   *     path cannot be played, or the board is not ready by then
   */
  CompletionStage<Game> open(GameSetup setup);

  /**
   * Asks a player about a position, outside any game: for a hint, a heat map, or an analysis that
   * goes on until it is stopped. Returns at once.
   *
   * @param who the player
   * @param request the position, and what is to be found out about it
   * @param reports receives what the player sees, on a thread of the host, one insight at a time,
   *     in the order in which the player reports them; never after the answer. Where more waits
   *     than it can take, the oldest is left out. Lines that begin with an excluded point are not
   *     passed on
   * @return the running analysis; whatever becomes of it, it ends with an {@link Answer}
   * @throws org.gobang.api.RefusedException if there is no such player, it has no such option, or
   *     it cannot do what is requested: {@link AnalysisRequest#checkSupported}
   */
  Analysis analyze(PlayerSpec who, AnalysisRequest request, Consumer<Insight> reports);

  /**
   * Reviews a line of a game: each position is judged quickly, and those around doubtful moves with
   * the whole budget. Returns at once.
   *
   * @param who the player that judges; it has to report scores
   * @param record the game
   * @param path the line, a path of the record
   * @param budget what the judgement of a doubtful position may cost
   * @param progress receives how much of the review is done, from 0 to 1, on a thread of the host;
   *     must return at once
   * @return the running review
   * @throws IllegalArgumentException if the record has no such path
   * @throws org.gobang.api.RefusedException if there is no such player, or it has no such option
   */
  Review<GameReview> review(
      PlayerSpec who,
      GameRecord record,
      List<Integer> path,
      Budget budget,
      DoubleConsumer progress);

  /**
   * Begins to judge a position whose next moves are to be reviewed. Returns at once.
   *
   * @param who the player that judges; it has to report scores
   * @param record a game
   * @param path the position, a path of the record
   * @param budget what the judgement of a doubtful position may cost
   * @return reviews moves from the position, until it is closed
   * @throws IllegalArgumentException if the record has no such path
   * @throws org.gobang.api.RefusedException if there is no such player, or it has no such option
   */
  MoveReviewer moveReviewer(PlayerSpec who, GameRecord record, List<Integer> path, Budget budget);

  /**
   * How likely a side wins by a score: by curves fitted to the results of games, one for each stage
   * of the game. They hold for the estimates of the bundled engine; those of other players are
   * taken for the same.
   *
   * @param score the score for that side
   * @param rules the id of the rules; for rules without a curve the usual ones are taken
   * @param stones the stones on the board, 0 or more
   * @return from 0 to 1, 1 for a proven win; a draw counts half
   */
  double winProbability(Score score, String rules, int stones);

  /**
   * Problems of tactics, and the person's progress in solving them.
   *
   * @return the problems, the same for all front ends
   */
  Problems problems();

  /**
   * What the opening of a game is called.
   *
   * @param position a position of the game
   * @param language English or Chinese
   * @return the name, with its number and meaning; empty where the opening has none
   */
  Optional<Label> opening(Board position, Locale language);

  /**
   * The games that were kept and imported, by their positions.
   *
   * @return the explorer, the same for all front ends
   */
  Explorer explorer();

  /**
   * All games on disk, to be searched and kept in order.
   *
   * @return the library, the same for all front ends
   */
  Library library();

  /**
   * The engines that the person has added: programs that are players under names of their own.
   *
   * @return the engines, the same for all front ends
   */
  Engines engines();

  /**
   * Tournaments between players, which run in the background.
   *
   * @return the tournaments, the same for all front ends
   */
  Tournaments tournaments();

  /**
   * Newer versions of the application, for a person that asks for them.
   *
   * @return the updates, the same for all front ends
   */
  Updates updates();

  /**
   * The front ends that can be opened beside this one now.
   *
   * @return those that are available, and of the {@linkplain
   *     org.gobang.api.render.RendererProvider#exclusive exclusive} ones those that do not run; in
   *     the order of {@link Plugins#renderers}
   */
  CompletionStage<List<DiscoveredPlugin<?>>> frontEnds();

  /**
   * Opens another front end. It watches the games of this host until its user closes it, or the
   * front end that leads ends.
   *
   * @param wanted its id and options
   * @return what was opened; refused if there is no such front end, it has no such option, or it
   *     cannot run here and now. If it fails later, {@link WorkbenchListener#troubled} says so
   */
  CompletionStage<DiscoveredPlugin<?>> openFrontEnd(ProviderSpec wanted);

  /**
   * Subscribes a listener to games and plugins. It first receives every game that is open now, so
   * that none is missed.
   *
   * @param listener receives events from now on
   * @return the subscription, to be closed when no more events are wanted
   */
  Subscription listen(WorkbenchListener listener);
}
