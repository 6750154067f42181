package org.gobang.presentation.analysis;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Score;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.advice.Heat;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionKey;
import org.gobang.presentation.text.BlackScore;
import org.gobang.presentation.text.Formats;
import org.gobang.presentation.text.Notices;
import org.gobang.presentation.text.Texts;

/**
 * A live analysis of the current position by one or two engines. In an explored game, their results
 * are stored with each position when another one is shown. The graph displays them, and they are
 * saved with the game.
 *
 * <p>Use only on the interface thread.
 */
public final class LiveAnalysis implements AutoCloseable {

  /** The user stops an analysis by showing another position. */
  private static final Budget ENDLESS = Budget.of(new Budget.Limit.MoveTime(Duration.ofDays(1)));

  private static final Comparator<Point> BY_NAME =
      Comparator.comparingInt(Point::column).thenComparingInt(Point::row);

  private final InterfaceContext context;
  private final Texts texts;
  private final Notices notices;
  private final Supplier<Optional<Game>> game;
  private final Runnable check;
  private final Runnable changed;
  private final AnalysisSettings settings;
  private final WinSearch winSearch;
  private final VariationSaver lineKeeper;
  private Optional<GameState> state = Optional.empty();
  private boolean on;
  private List<EngineRun> runs = List.of();
  private Set<Point> excluded = Set.of();

  /**
   * The results of one engine for the current position.
   *
   * @param engine the engine
   * @param lines the latest variations, best first, scored for the side to move
   * @param runs whether it is running
   * @param failure the reason for a missing answer; empty without a failure
   */
  public record Engine(
      PlayerSpec engine, List<Insight.Line> lines, boolean runs, Optional<String> failure) {}

  /**
   * Creates an inactive analysis.
   *
   * @param game the current game, for editing; empty for an interface that only watches
   * @param check refuses analysis while the user must find the moves without help
   * @param changed run when the view must be updated
   */
  public LiveAnalysis(
      InterfaceContext context, Supplier<Optional<Game>> game, Runnable check, Runnable changed) {
    this.context = context;
    this.texts = context.texts();
    this.notices = context.notices();
    this.game = game;
    this.check = check;
    this.changed = changed;
    this.settings = new AnalysisSettings(context.workbench(), this::keepAndRestart);
    this.winSearch = new WinSearch(context);
    this.lineKeeper = new VariationSaver(game, context);
  }

  /** Returns whether the analysis is on. */
  public boolean isOn() {
    return on;
  }

  /** Switches the analysis on or off. */
  public void toggle() {
    notices.attempt(
        () -> {
          if (!on) {
            check.run();
          }
          on = !on;
          keepAndRestart();
        });
  }

  /** Starts the analysis unless it is already on. */
  public void begin() {
    if (!on) {
      toggle();
    }
  }

  /** Returns the settings of the analysis. */
  public AnalysisSettings settings() {
    return settings;
  }

  /** Returns the excluded moves of the current position. */
  public Set<Point> excluded() {
    return excluded;
  }

  /** Excludes a move of the current position, or includes an excluded one again. */
  public void exclude(Point point) {
    notices.attempt(
        () -> {
          int lines = state.map(at -> at.board().size()).orElse(0);
          if (point.column() >= lines || point.row() >= lines) {
            throw new RefusedException(texts.of("analysis.outside", point));
          }
          Set<Point> next = new HashSet<>(excluded);
          if (!next.remove(point)) {
            next.add(point);
          }
          keep();
          excluded = Set.copyOf(next);
          restart();
        });
  }

  /** Returns the excluded moves as text. */
  public String excludedText() {
    return texts.of("analysis.excluded", moves(excluded.stream().sorted(BY_NAME)));
  }

  /**
   * Returns a variation as text: its rank, score, depth and moves.
   *
   * @param score from Black's side; empty for the score of the side to move
   */
  public String text(Insight.Line line, Optional<BlackScore> score) {
    return texts.of(
        "analysis.line",
        line.rank(),
        score.map(each -> each.text(texts)).orElseGet(() -> texts.of(line.score())),
        line.depth(),
        moves(line.moves().stream()));
  }

  /** Returns the moves as text, separated by spaces. */
  static String moves(Stream<Point> moves) {
    return moves.map(Point::toString).collect(Collectors.joining(" "));
  }

  /** Includes all excluded moves again. */
  public void includeAll() {
    excluded = Set.of();
    restart();
  }

  /**
   * Returns the results of the engines for the current position; empty while the analysis is off.
   */
  public List<Engine> findings() {
    return runs.stream()
        .map(run -> new Engine(run.who(), run.lines(), run.runs(), run.failure()))
        .toList();
  }

  /** Returns the candidate moves of the engines by point, as shown on the board. */
  public Map<Point, AnalysedMove> analysedMoves() {
    return AnalysedMove.of(findings(), texts);
  }

  /** Handles a new state of the game. */
  public void changed(GameState now) {
    // States shown while a variation is written are not analysed.
    if (lineKeeper.isWriting(now)) {
      return;
    }
    boolean same =
        state
            .map(before -> PositionKey.of(before.board()))
            .filter(PositionKey.of(now.board())::equals)
            .isPresent();
    if (!same) {
      winSearch.end();
      keep();
      excluded = Set.of();
    }
    state = Optional.of(now);
    if (!same) {
      restart();
    }
  }

  /** Handles the closing of the game; called before it is closed. */
  public void leaving() {
    lineKeeper.end();
    winSearch.end();
    keep();
    end();
    state = Optional.empty();
    excluded = Set.of();
  }

  private void end() {
    runs.forEach(EngineRun::close);
    runs = List.of();
  }

  private void keepAndRestart() {
    keep();
    restart();
  }

  private void restart() {
    end();
    if (on && state.filter(LiveAnalysis::canBeAnalysed).isPresent()) {
      AnalysisRequest request =
          AnalysisRequest.of(state.get().board(), ENDLESS)
              .without(excluded)
              .withLines(settings.lines());
      List<EngineRun> started = new ArrayList<>();
      for (PlayerSpec engine : settings.engines()) {
        started.add(new EngineRun(context, engine, request, changed));
      }
      runs = List.copyOf(started);
    }
    changed.run();
  }

  private static boolean canBeAnalysed(GameState now) {
    return now.result().isEmpty() && now.choices().isEmpty();
  }

  /** Stores the results of the engines with the position of an explored game. */
  private void keep() {
    if (state.filter(GameState::explored).isEmpty() || !excluded.isEmpty()) {
      return;
    }
    try {
      game.get().ifPresent(open -> StoredEvaluations.write(open, state.get(), findings()));
    } catch (RefusedException closed) {
      notices.fail(closed);
    }
  }

  /** Returns whether a search for a forced win is running. */
  public boolean seeksWin() {
    return winSearch.runs();
  }

  /** Starts an unlimited search for a forced win of the side to move, or stops the running one. */
  public void findWin() {
    notices.attempt(this::seekWin);
  }

  private void seekWin() {
    check.run();
    if (seeksWin()) {
      winSearch.end();
      return;
    }
    GameState at =
        state
            .filter(LiveAnalysis::canBeAnalysed)
            .orElseThrow(() -> Notices.nothing(texts.of("win.over")));
    PlayerSpec engine =
        settings.engines().stream()
            .findFirst()
            .orElseThrow(() -> new RefusedException(texts.of("hint.none")));
    winSearch.begin(engine, at, AnalysisRequest.of(at.board(), ENDLESS));
  }

  /** Saves the best variation in the explored game. */
  public void keepLine() {
    findings().stream()
        .flatMap(engine -> engine.lines().stream())
        .findFirst()
        .ifPresentOrElse(
            line -> keepLine(line.moves()),
            () -> notices.fail(Notices.nothing(texts.of("analysis.no.line"))));
  }

  /**
   * Saves a variation in the explored game.
   *
   * @param line the moves from the current position
   */
  public void keepLine(List<Point> line) {
    notices.attempt(() -> lineKeeper.keep(state, line));
  }

  /** Writes a variation into an explored game from the current position; reports only failures. */
  public void write(Game explored, List<Point> line) {
    new VariationWriter(
            explored,
            explored.state().path(),
            context,
            outcome -> outcome.failure().ifPresent(notices::fail))
        .write(line);
  }

  /** Stops all engines. */
  @Override
  public void close() {
    leaving();
    on = false;
  }

  /**
   * A candidate move of an engine as shown on its point.
   *
   * @param level the prominence, from {@link Heat#HOTTEST} for the best move down to 1
   * @param text a short text of its score
   */
  public record AnalysedMove(int level, String text) {

    /** The difference in prominence between two ranks. */
    private static final int STEP = 2;

    /** Returns the moves of the first engine that has results. */
    static Map<Point, AnalysedMove> of(List<LiveAnalysis.Engine> engines, Texts texts) {
      Map<Point, AnalysedMove> moves = new LinkedHashMap<>();
      engines.stream()
          .map(LiveAnalysis.Engine::lines)
          .filter(lines -> !lines.isEmpty())
          .findFirst()
          .ifPresent(lines -> lines.forEach(line -> put(moves, line, texts)));
      return moves;
    }

    private static void put(Map<Point, AnalysedMove> moves, Insight.Line line, Texts texts) {
      int level = Math.max(1, Heat.HOTTEST - STEP * (line.rank() - 1));
      moves.putIfAbsent(line.moves().get(0), new AnalysedMove(level, text(line.score(), texts)));
    }

    private static String text(Score score, Texts texts) {
      if (score instanceof Score.WinIn win) {
        return texts.of("analysis.win", win.plies());
      }
      if (score instanceof Score.LossIn loss) {
        return texts.of("analysis.loss", loss.plies());
      }
      if (score instanceof Score.WinRate rate) {
        return Formats.percent(rate.probability());
      }
      return texts.of(score);
    }
  }
}
