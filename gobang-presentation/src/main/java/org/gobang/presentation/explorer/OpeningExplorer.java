package org.gobang.presentation.explorer;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.explorer.ExploredGame;
import org.gobang.api.explorer.ExploredMove;
import org.gobang.api.explorer.ExploredPosition;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.explorer.IndexSummary;
import org.gobang.api.explorer.ResultCounts;
import org.gobang.api.record.Tags;
import org.gobang.api.workbench.RunningTask;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionKey;
import org.gobang.presentation.task.CurrentTask;
import org.gobang.presentation.text.Formats;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.PlayerNames;
import org.gobang.presentation.text.Texts;

/**
 * The opening explorer: the indexed games with the current position. While the explorer is open, it
 * follows the game. Opening it updates the index.
 *
 * <p>Use only on the interface thread.
 */
public final class OpeningExplorer implements AutoCloseable {

  /** The maximum number of listed games. */
  private static final int GAMES = 50;

  /** The engine evaluates only the most frequent moves, which are visible without scrolling. */
  private static final int VALUED = 12;

  private final InterfaceContext context;
  private final Texts texts;
  private final Runnable checkHelp;
  private final Runnable changed;
  private final PlayerNames names;
  private final MoveEvaluations evaluations;
  private boolean open;
  private boolean valued;
  private Optional<Board> position = Optional.empty();
  private Found found = Found.NONE;
  private Optional<Point> marked = Optional.empty();
  private final CurrentTask<IndexSummary> update;
  private int gamesRead;
  private Notice outcome = Notice.NONE;

  /**
   * The result for a position.
   *
   * @param players the display names of the players by their names in records
   */
  private record Found(ExploredPosition position, Map<String, String> players) {
    private static final Found NONE = new Found(ExploredPosition.NONE, Map.of());
  }

  /**
   * Creates a closed explorer.
   *
   * @param checkHelp refuses engine evaluations while the user must find the moves without help
   * @param changed run when the view must be updated
   */
  public OpeningExplorer(InterfaceContext context, Runnable checkHelp, Runnable changed) {
    this.context = context;
    this.texts = context.texts();
    this.checkHelp = checkHelp;
    this.changed = changed;
    this.names = new PlayerNames(context::plugins, texts);
    this.evaluations = new MoveEvaluations(context, changed);
    this.update = new CurrentTask<>(context.executor());
  }

  /** Opens the explorer and updates the index. */
  public void open() {
    open = true;
    lookUp();
    begin(progress -> context.require(Explorer.class).update(progress));
  }

  /**
   * Handles the start of another game: updates the index, since the previous game may have been
   * saved; a running update continues.
   */
  public void anotherGame() {
    if (open && !update.runs()) {
      begin(progress -> context.require(Explorer.class).update(progress));
    }
  }

  /** Returns whether the explorer is open. */
  public boolean isOpen() {
    return open;
  }

  /** Handles a new position of the game. */
  public void changed(Board now) {
    boolean moved =
        position.filter(last -> PositionKey.of(last).equals(PositionKey.of(now))).isEmpty();
    position = Optional.of(now);
    if (moved && open) {
      marked = Optional.empty();
      found = Found.NONE;
      lookUp();
    }
  }

  /** Looks up the position again, for example to name the players in another language. */
  public void lookUp() {
    if (open && position.isPresent()) {
      Board board = position.get();
      context
          .workbench()
          .service(Explorer.class)
          .ifPresent(
              explorer ->
                  context.deliver(
                      explorer.explore(board, GAMES).thenApply(this::named),
                      result -> found(board, result),
                      this::failed));
    }
  }

  /** Calls plugins for the names; not for use on the interface thread. */
  private Found named(ExploredPosition position) {
    Map<String, String> players = new HashMap<>();
    for (ExploredGame game : position.games()) {
      for (String side : List.of(Tags.BLACK, Tags.WHITE)) {
        players.computeIfAbsent(recorded(game, side), names::recorded);
      }
    }
    return new Found(position, players);
  }

  private static String recorded(ExploredGame game, String side) {
    return game.tags().getOrDefault(side, "");
  }

  private void found(Board board, Found result) {
    PositionKey place = PositionKey.of(board);
    if (open && position.map(PositionKey::of).filter(place::equals).isPresent()) {
      found = result;
      evaluate();
      changed.run();
    }
  }

  private void failed(RefusedException refused) {
    outcome = Notice.failure(texts.of(refused));
    changed.run();
  }

  /** Returns the moves played in this position, most frequent first. */
  public List<Row> rows() {
    return found.position().moves().stream().map(move -> new Row(move, value(move))).toList();
  }

  private OptionalDouble value(ExploredMove move) {
    return valued && position.isPresent()
        ? evaluations.of(position.get(), move.point())
        : OptionalDouble.empty();
  }

  /** Returns the latest games with this position, latest first. */
  public List<ExploredGame> games() {
    return found.position().games();
  }

  /** Returns the number of games with this position, or the state of an index update. */
  public Notice status() {
    if (update.runs()) {
      return new Notice(texts.of("explorer.reading", gamesRead), false);
    }
    return outcome.sentence().isEmpty()
        ? new Notice(texts.of("explorer.games", found.position().results().games()), false)
        : outcome;
  }

  /** Returns the players of a game. */
  public String players(ExploredGame game) {
    return texts.of("summary.players", player(game, Tags.BLACK), player(game, Tags.WHITE));
  }

  private String player(ExploredGame game, String side) {
    String recorded = recorded(game, side);
    return found.players().getOrDefault(recorded, recorded);
  }

  /** Returns the result of a game. */
  public String result(ExploredGame game) {
    return texts.of("result." + game.tags().getOrDefault(Tags.RESULT, "open"));
  }

  /** Returns the date of a game; empty if unknown. */
  public String date(ExploredGame game) {
    return game.tags().getOrDefault(Tags.DATE, "");
  }

  /** Marks a move on the board, or removes the mark. */
  public void mark(Optional<Point> point) {
    if (!marked.equals(point)) {
      marked = point;
      changed.run();
    }
  }

  /** Returns the marked move; empty without a mark. */
  public Optional<Point> marked() {
    return open ? marked : Optional.empty();
  }

  /** Returns whether the engine evaluates the moves. */
  public boolean isValued() {
    return valued;
  }

  /**
   * Switches the evaluation of moves on or off for this and later positions. In an unsolved
   * problem, the status explains why moves are not evaluated.
   */
  public void value(boolean wanted) {
    outcome = Notice.NONE;
    try {
      if (wanted) {
        checkHelp.run();
      }
      valued = wanted;
      evaluate();
    } catch (RefusedException refused) {
      outcome = Notice.failure(texts.of(refused));
    }
    changed.run();
  }

  private void evaluate() {
    if (open && valued && position.isPresent()) {
      evaluations.want(
          position.get(),
          found.position().moves().stream().limit(VALUED).map(ExploredMove::point).toList());
    } else {
      evaluations.stop();
    }
  }

  /** Imports games from files and folders. */
  public void importGames(List<Path> paths) {
    begin(progress -> context.require(Explorer.class).importGames(paths, progress));
  }

  /** Starts an update in place of the running one. */
  private void begin(Function<IntConsumer, RunningTask<IndexSummary>> how) {
    cancel();
    gamesRead = 0;
    outcome = Notice.NONE;
    try {
      update.run(
          how.apply(games -> context.execute(() -> read(games))),
          this::updated,
          why -> {
            lookUp();
            failed(why);
          });
      changed.run();
    } catch (RefusedException notOffered) {
      failed(notOffered);
    }
  }

  private void read(int games) {
    gamesRead = games;
    changed.run();
  }

  private void updated(IndexSummary made) {
    List<String> problems = made.problems();
    outcome =
        problems.isEmpty()
            ? Notice.NONE
            : Notice.failure(texts.of("explorer.problems", problems.size(), problems.get(0)));
    lookUp();
    changed.run();
  }

  /** Returns whether the index is being updated. */
  public boolean isUpdating() {
    return update.runs();
  }

  /** Stops the running update; games read so far remain in the index. */
  public void cancel() {
    update.close();
    lookUp();
    changed.run();
  }

  /** Closes the explorer and stops the running update. */
  @Override
  public void close() {
    if (open) {
      open = false;
      evaluations.stop();
      cancel();
    }
  }

  /**
   * A move played in the current position.
   *
   * @param move the move and the results of its games
   * @param value the win rate of the side to move according to the engine, from 0 to 1; empty while
   *     it is unknown
   */
  public record Row(ExploredMove move, OptionalDouble value) {

    /** Returns the results of the games with the move in percent; empty if no result is known. */
    public Optional<ResultShares> shares() {
      return ResultShares.of(move.results());
    }

    /** Returns the win rate in percent as text; empty while unknown. */
    public String valueText() {
      return value.isPresent() ? Formats.percent(value.getAsDouble()) : "";
    }
  }

  /**
   * The results of games in percent of all games with a known result; the sum is 100.
   *
   * @param black the wins of Black
   * @param draws the draws
   * @param white the wins of White
   */
  public record ResultShares(int black, int draws, int white) {

    /** Returns the shares of results; empty if no result is known. */
    public static Optional<ResultShares> of(ResultCounts results) {
      int known = results.games() - results.open();
      if (known == 0) {
        return Optional.empty();
      }
      int black = percent(results.black(), known);
      int draws = percent(results.black() + results.draws(), known) - black;
      return Optional.of(new ResultShares(black, draws, 100 - black - draws));
    }

    private static int percent(int part, int all) {
      return (int) Math.round(100.0 * part / all);
    }
  }
}
