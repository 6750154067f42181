package org.gobang.presentation.session;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.gobang.api.Stone;
import org.gobang.api.player.Insight;
import org.gobang.api.review.ReviewedMove;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.advice.BudgetUse;
import org.gobang.presentation.advice.ExpectedLine;
import org.gobang.presentation.advice.HeatMap;
import org.gobang.presentation.advice.SteppedHint;
import org.gobang.presentation.advice.Thinking;
import org.gobang.presentation.edit.PositionEditor;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.problem.ProblemSolving;
import org.gobang.presentation.teaching.MoveQuestion;
import org.gobang.presentation.teaching.Teacher;
import org.gobang.presentation.text.BlackScore;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Notices;
import org.gobang.presentation.text.Texts;

/** The displayed state of the current game. Use only on the interface thread. */
public final class SessionDisplay {

  private final GameSession session;
  private final GameClock clock;
  private final Notices notices;
  private final ProblemSolving problems;
  private final GameActions actions;
  private final PlayerAssistance assistance;
  private final Texts texts;
  private final Supplier<Optional<PositionEditor>> settingUp;
  private Optional<ShownPosition> position = Optional.empty();

  SessionDisplay(
      GameSession session,
      GameClock clock,
      ProblemSolving problems,
      GameActions actions,
      PlayerAssistance assistance,
      Supplier<Optional<PositionEditor>> settingUp) {
    this.session = session;
    this.clock = clock;
    this.notices = session.context().notices();
    this.problems = problems;
    this.actions = actions;
    this.assistance = assistance;
    this.texts = session.context().texts();
    this.settingUp = settingUp;
  }

  void position(ShownPosition now) {
    position = Optional.of(now);
  }

  /** Returns the current position; empty before the first game. */
  public Optional<ShownPosition> position() {
    return position;
  }

  /** Returns the side to move or the result, or the task of a problem. */
  public String status() {
    if (settingUp.get().isPresent()) {
      return texts.of("position.status");
    }
    if (assistance.teacher().isHolding()) {
      return texts.of(assistance.teacher().isJudging() ? "teaching.judges" : "teaching.waits");
    }
    return problems
        .status()
        .or(
            () ->
                position.map(
                    now -> new StatusText(texts).of(now, thinkingTime(), actions.resumesAt())))
        .orElseGet(() -> texts.of(session.leads() ? "opening" : "waiting"));
  }

  /** Returns the grade of the current problem and the user's progress; empty if there is none. */
  public Optional<String> problem() {
    return problems.progress();
  }

  /**
   * Returns the last notice or, once that is cleared, the answer about a point, the mistake to take
   * back, the hint, or a permanent failure.
   */
  public Notice notice() {
    if (!notices.isSettled()) {
      return notices.now();
    }
    Optional<String> why = asked().map(move -> MoveQuestion.sentence(move, texts));
    Optional<String> lesson = assistance.teacher().lesson().map(each -> each.sentence(texts));
    Optional<String> hint = hint().map(given -> given.sentence(texts));
    List<String> sentences =
        why.map(List::of)
            .orElseGet(() -> Stream.of(lesson, hint).flatMap(Optional::stream).toList());
    return sentences.isEmpty() ? notices.now() : new Notice(texts.all(sentences), false);
  }

  private Optional<ReviewedMove> asked() {
    return position.flatMap(now -> assistance.whyNot().at(now.state()));
  }

  /**
   * Returns the shown part of the hint for the position or for the mistake that can be taken back;
   * empty if something else is shown.
   */
  public Optional<SteppedHint> hint() {
    if (!notices.isSettled() || asked().isPresent()) {
      return Optional.empty();
    }
    return assistance.teacher().lesson().isPresent()
        ? assistance.teacher().lesson().flatMap(Teacher.Mistake::hint)
        : position.flatMap(now -> assistance.adviser().hint(now.state()));
  }

  /**
   * Returns the expected moves of the answer about a point, of the hint or of the problem, in this
   * order of preference.
   */
  public Optional<ExpectedLine> line() {
    Optional<ExpectedLine> expected =
        notices.isSettled() && asked().isPresent()
            ? position.flatMap(now -> assistance.whyNot().line(now.state()))
            : hint().flatMap(SteppedHint::line);
    return expected.or(this::problemLine);
  }

  /** Returns the moves that refute a wrong move in the problem, or that solve the problem. */
  public Optional<ExpectedLine> problemLine() {
    return position.flatMap(now -> problems.line(now.state()));
  }

  /**
   * Returns the engine report on the position or, if there is none, on the position before the last
   * move.
   */
  public Optional<Thinking> thinking() {
    return position.flatMap(now -> assistance.adviser().thinking(now.state()));
  }

  /** Returns the score reported by the engine, from Black's side. */
  public Optional<BlackScore> score() {
    return thinking().flatMap(told -> told.line().flatMap(line -> score(told, line)));
  }

  private Optional<BlackScore> score(Thinking told, Insight.Line line) {
    return position
        .map(ShownPosition::state)
        .map(now -> score(now, told.isAbout(now) ? 0 : 1, told.stone(), line));
  }

  /** Returns the score of a variation from the current position, from Black's side. */
  public Optional<BlackScore> score(Insight.Line line) {
    return position.map(ShownPosition::state).map(now -> score(now, 0, now.toMove(), line));
  }

  private BlackScore score(GameState now, int back, Stone toMove, Insight.Line line) {
    int ply = now.path().size() - back;
    return BlackScore.of(session.context().workbench(), now.record(), ply, toMove, line.score());
  }

  /** Returns the thinking time of the engine to move; zero while no engine thinks. */
  public Duration thinkingTime() {
    return running().map(clock::since).orElse(Duration.ZERO);
  }

  private Optional<Thinking> running() {
    return thinking().filter(any -> position.filter(ShownPosition::computerThinks).isPresent());
  }

  /** Returns a player's weights for the points, if the heat map is on. */
  public Optional<HeatMap.PlayerWeights> weights() {
    return position.flatMap(now -> assistance.adviser().weights(now.state()));
  }

  /** Returns the current remaining time of a clock; empty without a running clock. */
  public Optional<Duration> left(Stone stone) {
    return position.flatMap(now -> clock.left(now, stone));
  }

  /** Returns the remaining time of the human with a running clock; empty without such a clock. */
  public Optional<Duration> personsTime() {
    return position
        .filter(now -> now.personToMove() && !now.state().paused())
        .flatMap(now -> clock.left(now, now.toMove()));
  }

  /**
   * Returns the message at the end of the game, until the user dismisses it or shows another
   * position.
   */
  public Optional<GameEnd> end() {
    return position.flatMap(assistance::end);
  }

  /** Returns whether the display changes by itself: a clock runs, or an engine thinks. */
  public boolean runs() {
    return position.filter(GameClock::runs).isPresent();
  }

  /**
   * Returns the used part of the engine's budget for this move, 0 while no engine thinks; empty
   * without a limit per move or without an engine.
   */
  public Optional<BudgetUse> budgetUse() {
    return session
        .setups()
        .last()
        .filter(any -> position.filter(ShownPosition::computerPlays).isPresent())
        .flatMap(
            now -> BudgetUse.of(now.budget(), thinkingTime(), running().flatMap(Thinking::line)));
  }
}
