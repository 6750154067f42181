package org.gobang.presentation.teaching;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Node;
import org.gobang.api.record.Unrated;
import org.gobang.api.review.MoveClass;
import org.gobang.api.review.ReviewedMove;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.advice.Hint;
import org.gobang.presentation.advice.SteppedHint;
import org.gobang.presentation.newgame.TeachingChoice;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionKey;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.support.Lists;
import org.gobang.presentation.text.Formats;
import org.gobang.presentation.text.Texts;

/**
 * Guides the user through a teaching game. The strongest player evaluates each move of a human
 * against an engine before the engine answers. After a large loss, the game waits until the user
 * takes back the move or continues. An evaluation takes about one second; after half a minute
 * without one, the game continues with a notice. Games with clocks are not teaching games.
 *
 * <p>Use only on the interface thread.
 */
public final class Teacher implements AutoCloseable {

  private static final long LONGEST_SECONDS = 30;

  private final Texts texts;
  private final Supplier<Optional<Game>> game;
  private final Listener listener;
  private final MoveJudging judging;

  /** The evaluations of the user's moves, by all moves up to them. */
  private final Map<List<Move>, ReviewedMove> judged = new HashMap<>();

  private TeachingChoice choice;
  private Optional<ShownPosition> last = Optional.empty();
  private Optional<PausedMove> held = Optional.empty();
  private boolean pauses;
  private int takeBacks;

  /**
   * The summary of a teaching game.
   *
   * @param takeBacks the number of take-backs
   * @param accuracy the mean accuracy of the user's remaining moves, from 0 to 100, with one
   *     decimal
   */
  public record Summary(int takeBacks, String accuracy) {}

  /** Receives the events of a teaching game on the interface thread. */
  public interface Listener {

    /** Called when the user's move was a mistake; the game waits. */
    void mistaken(Mistake lesson);

    /** Called when the mistake was taken back after a hint had been shown. */
    void takenBack(SteppedHint hint);

    /** Called when a move could not be evaluated; the game continues. */
    void failed(RefusedException why);
  }

  /**
   * Creates a teacher without a game.
   *
   * @param choice the setting for teaching games
   * @param game the current game; empty if the interface only watches
   */
  public Teacher(
      InterfaceContext context,
      TeachingChoice choice,
      Supplier<Optional<Game>> game,
      Listener listener) {
    this(
        context,
        choice,
        CompletableFuture.delayedExecutor(LONGEST_SECONDS, TimeUnit.SECONDS, context.executor()),
        game,
        listener);
  }

  /**
   * Creates a teacher without a game.
   *
   * @param deadline runs a task on the interface thread when the time for an evaluation is over
   */
  Teacher(
      InterfaceContext context,
      TeachingChoice choice,
      Executor deadline,
      Supplier<Optional<Game>> game,
      Listener listener) {
    this.texts = context.texts();
    this.choice = choice;
    this.game = game;
    this.listener = listener;
    this.judging = new MoveJudging(context, deadline, listener::failed);
  }

  /** Returns the current setting. */
  public TeachingChoice choice() {
    return choice;
  }

  /** Sets another setting, which applies from now on. */
  public void choose(TeachingChoice next) {
    choice = next;
    last.ifPresent(
        shown -> {
          follow(shown.state());
          if (!pauses) {
            judging.close();
            held = held.map(move -> move.with(Optional.empty()));
            shownMove().ifPresent(move -> goOn(move.path()));
          }
          prepare(shown.state());
        });
  }

  /** Returns whether the moves of a game are evaluated. */
  public boolean teaches(GameState now) {
    return choice.on() && isAgainstComputer(now) && now.left().isEmpty() && !now.explored();
  }

  private static boolean isAgainstComputer(GameState now) {
    return now.black() instanceof Seat.Human != now.white() instanceof Seat.Human;
  }

  /**
   * Returns a description of the setting.
   *
   * @param now the current state of the game; empty before the first game
   */
  public String describe(Optional<GameState> now) {
    if (!choice.on()) {
      return texts.of("teaching.off");
    }
    return texts.of(
        now.filter(this::teaches).isPresent() ? "teaching.on" : "teaching.next", choice.limit());
  }

  private Optional<PausedMove> shownMove() {
    return held.filter(move -> last.filter(shown -> move.isShown(shown.state())).isPresent());
  }

  /**
   * Returns whether the game waits for the evaluation of the last move of the current position, or
   * has not yet resumed after it.
   */
  public boolean isJudging() {
    return isHolding() && lesson().isEmpty();
  }

  /**
   * Returns the mistake that can be taken back; empty if there is none, or if another position is
   * shown.
   */
  public Optional<Mistake> lesson() {
    return shownMove().flatMap(PausedMove::lesson);
  }

  /** Returns whether the game waits because of the last move of the current position. */
  public boolean isHolding() {
    return shownMove().isPresent();
  }

  /** Shows the next step of the hint for the mistake. */
  public void hint() {
    lesson().ifPresent(known -> held = held.map(move -> move.with(Optional.of(known.further()))));
  }

  /**
   * Returns the position for questions: the one before the mistake to take back, or otherwise the
   * current one.
   *
   * @throws RefusedException if the engine is to act there in a game against the user
   */
  public ShownPosition questioned(ShownPosition shown) {
    if (lesson().isPresent()) {
      return held.orElseThrow().before();
    }
    GameState now = shown.state();
    boolean goesOn = !now.explored() && now.ended().isEmpty() && now.result().isEmpty();
    if (goesOn && isAgainstComputer(now) && !now.personToMove()) {
      throw new RefusedException(texts.of("asked.early"));
    }
    return shown;
  }

  /** Handles the start of another game. */
  public void begin() {
    close();
    last = Optional.empty();
    pauses = false;
    judged.clear();
    takeBacks = 0;
  }

  /** Handles a new state of the game. */
  public void changed(ShownPosition shown) {
    GameState now = shown.state();
    Optional<ShownPosition> before = last;
    last = Optional.of(shown);
    // A state that does not continue from the last move is a take-back.
    if (before.filter(from -> !Lists.startsWith(now.line(), from.state().line())).isPresent()) {
      takeBacks++;
    }
    follow(now);
    held.filter(move -> !move.isShown(now) && !move.isBeside(now))
        .ifPresent(move -> release(move, now));
    if (held.isEmpty() && pauses) {
      held = before.flatMap(from -> PausedMove.between(from, now));
    }
    shownMove().ifPresent(move -> settle(move, now));
    prepare(now);
  }

  private void follow(GameState now) {
    boolean wanted = game.get().isPresent() && teaches(now);
    if (wanted != pauses) {
      game.get().ifPresent(at -> at.pauseAfterMoves(wanted));
      pauses = wanted;
    }
  }

  /** Stops waiting; after a take-back the user is to move, so the game is not paused. */
  private void release(PausedMove move, GameState now) {
    judging.drop();
    held = Optional.empty();
    if (move.isTakenBack(now)) {
      goOn(now.path());
      move.lesson().flatMap(Mistake::hint).ifPresent(listener::takenBack);
    }
  }

  /** Evaluates the shown move, or resumes the game. */
  private void settle(PausedMove move, GameState now) {
    // A move repeated after a take-back is already known.
    if (move.decided() || (move.lesson().isEmpty() && judged.containsKey(now.board().moves()))) {
      goOn(move.path());
    } else if (move.lesson().isEmpty() && !judging.runs()) {
      judging.judge(now, found -> judged(move, now, found));
    }
  }

  /** Handles the end of an evaluation; without a mistake the game resumes. */
  private void judged(PausedMove move, GameState then, Optional<ReviewedMove> found) {
    found.ifPresent(worth -> judged.put(then.board().moves(), worth));
    Optional<Mistake> lesson =
        found.flatMap(worth -> Mistake.of(then.board(), worth, choice.limit()));
    held = Optional.of(move.with(lesson));
    lesson.ifPresentOrElse(this::mistaken, () -> goOn(move.path()));
  }

  private void mistaken(Mistake lesson) {
    game.get().ifPresent(at -> at.unrated(Unrated.HINT));
    listener.mistaken(lesson);
  }

  private void goOn(List<Integer> path) {
    game.get().filter(at -> at.state().path().equals(path)).ifPresent(at -> at.pause(false));
  }

  /** Evaluates only the position in which the user is to move. */
  private void prepare(GameState now) {
    if (held.isEmpty()) {
      if (pauses && now.personToMove() && !now.looksElsewhere()) {
        judging.prepare(now);
      } else {
        judging.close();
      }
    }
  }

  /**
   * Returns the summary of a completed game.
   *
   * @return the summary; empty if none of the remaining moves was evaluated
   */
  public Optional<Summary> summary(GameState over) {
    List<Move> stayed = over.record().follow(over.line()).stream().map(Node::move).toList();
    OptionalDouble accuracy =
        judged.entrySet().stream()
            .filter(each -> Lists.startsWith(stayed, each.getKey()))
            .mapToDouble(each -> each.getValue().accuracy())
            .average();
    return accuracy.isPresent()
        ? Optional.of(new Summary(takeBacks, Formats.decimal(accuracy.getAsDouble(), 1)))
        : Optional.empty();
  }

  /** Cancels the running evaluation and hides the mistake. */
  @Override
  public void close() {
    judging.close();
    held = Optional.empty();
  }

  /**
   * A mistake of the user that can be taken back.
   *
   * @param move the evaluation of the move
   * @param better the better move
   * @param step the shown part of the better move; empty before a hint was requested
   */
  public record Mistake(ReviewedMove move, Hint better, Optional<SteppedHint.Step> step) {

    /**
     * Returns the mistake made with a move.
     *
     * @param board the position after the move
     * @param limit the minimum loss of a mistake, in percent
     * @return the mistake; empty if the move lost less, and missed neither a win nor a defence
     */
    static Optional<Mistake> of(Board board, ReviewedMove move, int limit) {
      boolean missed =
          move.type() == MoveClass.MISSED_WIN || move.type() == MoveClass.MISSED_DEFENCE;
      boolean loses = move.type().isFault() && Math.round(100 * move.loss()) >= limit;
      return missed || loses
          ? better(board, move).map(better -> new Mistake(move, better, Optional.empty()))
          : Optional.empty();
    }

    private static Optional<Hint> better(Board board, ReviewedMove move) {
      PositionKey after = PositionKey.of(board);
      PositionKey before =
          new PositionKey(
              after.rules(), after.start(), after.moves().subList(0, after.moves().size() - 1));
      return move.best()
          .map(
              best ->
                  new Hint(
                      before,
                      move.side(),
                      best,
                      move.bestScore().map(score -> Insight.Line.of(score, move.line())),
                      Optional.empty()));
    }

    /** Returns the shown part of the hint for the position before the move. */
    public Optional<SteppedHint> hint() {
      return step.map(shown -> new SteppedHint(better, shown));
    }

    /** Returns the mistake with the next step of the hint. */
    Mistake further() {
      SteppedHint.Step next = step.map(SteppedHint.Step::next).orElse(SteppedHint.Step.AREA);
      return new Mistake(move, better, Optional.of(next));
    }

    /** Returns the loss and the consequence of the move, without revealing the better move. */
    public String sentence(Texts texts) {
      String type = texts.of("class." + move.type().word());
      long percent = Math.round(100 * move.loss());
      return move.outlook(texts.locale())
          .map(follows -> texts.of("lesson.follows", move.move(), type, percent, follows))
          .orElseGet(() -> texts.of("lesson", move.move(), type, percent));
    }
  }
}
