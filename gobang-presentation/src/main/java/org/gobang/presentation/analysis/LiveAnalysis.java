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
import org.gobang.api.board.Board;
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
 * The engines that analyse the position shown, for as long as it is shown. In a game that is
 * explored, what they held of a position is kept with it when another one is shown: that draws the
 * graph, and is saved.
 *
 * <p>Used on the front end's thread alone.
 */
public final class LiveAnalysis implements AutoCloseable {

  /** A person ends an analysis by leaving the position. */
  private static final Budget ENDLESS = Budget.of(new Budget.Limit.MoveTime(Duration.ofDays(1)));

  private static final Comparator<Point> BY_NAME =
      Comparator.comparingInt(Point::column).thenComparingInt(Point::row);

  private final InterfaceContext context;
  private final Texts texts;
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
   * What one engine holds of the position shown.
   *
   * @param engine the engine
   * @param lines its newest lines, the best first; their scores are those of the side to move
   * @param runs whether it is still at work
   * @param failure why it has no answer; empty where nothing failed
   */
  public record Engine(
      PlayerSpec engine, List<Insight.Line> lines, boolean runs, Optional<String> failure) {}

  /**
   * No analysis yet.
   *
   * @param game the game at hand, to write into it; empty for a front end that watches
   * @param check refuses where the person has to find the moves alone
   * @param changed run when there is something else to show
   */
  public LiveAnalysis(
      InterfaceContext context, Supplier<Optional<Game>> game, Runnable check, Runnable changed) {
    this.context = context;
    this.texts = context.texts();
    this.game = game;
    this.check = check;
    this.changed = changed;
    this.settings = new AnalysisSettings(context.workbench(), this::keepAndRestart);
    this.winSearch = new WinSearch(context);
    this.lineKeeper = new VariationSaver(game, context);
  }

  /** Whether the engines are on. */
  public boolean isOn() {
    return on;
  }

  /** Switches the engines on, or off. */
  public void toggle() {
    context
        .notices()
        .attempt(
            () -> {
              if (!on) {
                check.run();
              }
              keep();
              on = !on;
              restart();
            });
  }

  /** Switches the engines on, if they are off. */
  public void begin() {
    if (!on) {
      toggle();
    }
  }

  /** Which engines analyse, and how many lines they show. */
  public AnalysisSettings settings() {
    return settings;
  }

  /** The moves that the engines leave out in the position shown. */
  public Set<Point> excluded() {
    return excluded;
  }

  /** Leaves out a move in the position shown, or takes it in again. */
  public void exclude(Point point) {
    context
        .notices()
        .attempt(
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

  /** The moves that the engines leave out, in words. */
  public String excludedText() {
    return texts.of("analysis.excluded", moves(excluded.stream().sorted(BY_NAME)));
  }

  /**
   * A line in words: its rank, its score, its depth and its moves.
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

  /** Moves with blanks between them. */
  static String moves(Stream<Point> moves) {
    return moves.map(Point::toString).collect(Collectors.joining(" "));
  }

  /** Takes all moves in again. */
  public void includeAll() {
    excluded = Set.of();
    restart();
  }

  /** What the engines hold of the position shown; none while they are off. */
  public List<Engine> findings() {
    return runs.stream()
        .map(run -> new Engine(run.who(), run.lines(), run.runs(), run.failure()))
        .toList();
  }

  /** The moves that the engines consider, as they are shown on the board. */
  public Map<Point, AnalysedMove> analysedMoves() {
    return AnalysedMove.of(findings(), texts);
  }

  /** The game stands so now. */
  public void changed(GameState now) {
    // What the game shows while a line is written is not analysed.
    if (lineKeeper.isWriting(now)) {
      return;
    }
    boolean same = state.filter(before -> isSamePlace(before, now)).isPresent();
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

  private static boolean isSamePlace(GameState before, GameState now) {
    return PositionKey.of(before.board()).equals(PositionKey.of(now.board()));
  }

  /** The game is about to be left. */
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
          request(state.get().board()).without(excluded).withLines(settings.lines());
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

  private static AnalysisRequest request(Board board) {
    return AnalysisRequest.of(board, ENDLESS);
  }

  /** Keeps what the engines hold of the position with it, in a game that is explored. */
  private void keep() {
    if (state.filter(GameState::explored).isEmpty() || !excluded.isEmpty()) {
      return;
    }
    try {
      game.get().ifPresent(open -> StoredEvaluations.write(open, state.get(), findings()));
    } catch (RefusedException closed) {
      context.notices().fail(closed);
    }
  }

  /** Whether a forced win is being looked for. */
  public boolean seeksWin() {
    return winSearch.runs();
  }

  /** Looks for a forced win of the side to move, without a limit, or ends the search that runs. */
  public void findWin() {
    context.notices().attempt(this::seekWin);
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
    winSearch.begin(engine, at, request(at.board()));
  }

  /** Keeps the best line as a variation of a game that is explored. */
  public void keepLine() {
    findings().stream()
        .flatMap(engine -> engine.lines().stream())
        .findFirst()
        .ifPresentOrElse(
            line -> keepLine(line.moves()),
            () -> context.notices().fail(Notices.nothing(texts.of("analysis.no.line"))));
  }

  /**
   * Keeps a line as a variation of a game that is explored.
   *
   * @param line the moves, from the position shown on
   */
  public void keepLine(List<Point> line) {
    context.notices().attempt(() -> lineKeeper.keep(state, line));
  }

  /** Writes a line into a game that is explored, from the position shown; says only failures. */
  public void write(Game explored, List<Point> line) {
    new VariationWriter(
            explored,
            explored.state().path(),
            context,
            outcome -> outcome.failure().ifPresent(context.notices()::fail))
        .write(line);
  }

  /** Ends all engines. */
  @Override
  public void close() {
    leaving();
    on = false;
  }

  /**
   * A move that an engine considers, as it is shown on its point.
   *
   * @param level how prominent it is, from {@link Heat#HOTTEST} for the best one down to 1
   * @param text its score in a few characters
   */
  public record AnalysedMove(int level, String text) {

    /** The difference of prominence between two ranks. */
    private static final int STEP = 2;

    /** The moves of the first engine that has some. */
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
