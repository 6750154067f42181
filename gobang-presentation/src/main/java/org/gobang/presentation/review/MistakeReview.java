package org.gobang.presentation.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiConsumer;
import java.util.function.DoubleConsumer;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.analysis.Analyses;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.problem.Problems;
import org.gobang.api.record.GameRecord;
import org.gobang.api.review.GameReview;
import org.gobang.api.review.ReviewRequest;
import org.gobang.api.review.ReviewedMove;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.RunningTask;
import org.gobang.presentation.player.StrongestPlayer;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.SamePosition;
import org.gobang.presentation.support.Lists;
import org.gobang.presentation.task.CurrentTask;
import org.gobang.presentation.text.Formats;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Notices;
import org.gobang.presentation.text.PlayerNames;
import org.gobang.presentation.text.Texts;

/**
 * The review of the current game by the strongest player: its progress, and the mistakes found. The
 * reviewed game, with evaluations, comments and better variations, is opened in place of the game.
 *
 * <p>Use only on the interface thread.
 */
public final class MistakeReview implements AutoCloseable {

  /** Tenths of a second per move find instructive mistakes, and a game takes one minute at most. */
  private static final Budget BUDGET = Budget.of(new Budget.Limit.Nodes(100_000));

  private static final GameRecord NONE = GameRecord.of("none", Start.empty(1), List.of());

  private final InterfaceContext context;
  private final Texts texts;
  private final Notices notices;
  private final BiConsumer<GameRecord, Runnable> open;
  private final CurrentTask<GameReview> running;
  private Optional<GameReview> review = Optional.empty();

  /** The reviewed line in the current record, as far as it still exists. */
  private List<Integer> line = List.of();

  private GameRecord record = NONE;
  private Notice progress = Notice.NONE;

  /**
   * Creates a presenter without a review.
   *
   * @param open opens an explored game, then runs a task
   */
  public MistakeReview(InterfaceContext context, BiConsumer<GameRecord, Runnable> open) {
    this.context = context;
    this.texts = context.texts();
    this.notices = context.notices();
    this.open = open;
    this.running = new CurrentTask<>(context.executor());
  }

  /** Returns the progress of the running or the last review as text. */
  public String progress() {
    return progress.sentence();
  }

  /** Returns whether a review is running. */
  public boolean runs() {
    return running.runs();
  }

  /**
   * Starts a review, or stops the running one.
   *
   * @param line the line to review
   * @throws RefusedException if the game is not over, or if no player can evaluate it
   */
  public void toggle(GameState state, List<Integer> line) {
    if (runs()) {
      close();
      notices.say(texts.of("review.ended"));
      return;
    }
    RunningTask<GameReview> next =
        begin(context, state, line, part -> context.execute(() -> progressed((int) (100 * part))));
    List<Stone> people = people(state, context.plugins());
    running.run(next, made -> made(made, people), notices::fail);
    progressed(0);
  }

  /**
   * Starts a review.
   *
   * @param line the line to review
   * @param progress receives the completed part, from 0 to 1, on any thread
   * @return the running review
   * @throws RefusedException if the game is not over, or if no player can evaluate it
   */
  public static RunningTask<GameReview> begin(
      InterfaceContext context, GameState state, List<Integer> line, DoubleConsumer progress) {
    if (!state.explored() && state.result().isEmpty() && state.ended().isEmpty()) {
      throw new RefusedException(context.texts().of("review.later"));
    }
    PlayerSpec judge = StrongestPlayer.at(state.board(), context);
    return context
        .require(Analyses.class)
        .review(new ReviewRequest(judge, state.record(), line, BUDGET), progress);
  }

  private void progressed(int percent) {
    Notice now = new Notice(texts.of("review.running", percent), false);
    if (runs() && !now.equals(progress)) {
      progress = now;
      notices.show(now);
    }
  }

  /**
   * Returns the sides played by humans, whose mistakes become problems. In an explored game, these
   * are the sides not named after a player in the record.
   */
  public static List<Stone> people(GameState state, Plugins plugins) {
    return Stream.of(Stone.values())
        .filter(
            side ->
                state.seat(side) instanceof Seat.Human human
                    && plugins.player(PlayerNames.id(human.name())).isEmpty())
        .toList();
  }

  private void made(GameReview made, List<Stone> people) {
    GameRecord annotated = made.annotated(texts.locale());
    open.accept(
        annotated,
        () -> {
          review = Optional.of(made);
          line = made.path();
          record = annotated;
          notices.say(summary(made));
          keepProblems(made, people);
        });
  }

  private void keepProblems(GameReview made, List<Stone> people) {
    context
        .workbench()
        .service(Problems.class)
        .ifPresent(
            problems ->
                context.deliver(
                    problems.keep(made, people),
                    kept -> {
                      if (kept > 0) {
                        String sentence = texts.of("review.problems", kept);
                        notices.say(texts.all(List.of(summary(made), sentence)));
                      }
                    }));
  }

  private String summary(GameReview made) {
    return texts.of(
        "review.done",
        made.faults().size(),
        number(made.accuracy(Stone.BLACK)),
        number(made.accuracy(Stone.WHITE)));
  }

  private static String number(OptionalDouble accuracy) {
    return accuracy.isPresent() ? Formats.decimal(accuracy.getAsDouble(), 1) : "–";
  }

  /** Returns the review of the current game; empty without a review. */
  public Optional<GameReview> review() {
    return review;
  }

  /** Returns the mistakes of the current game, largest loss first. */
  public List<ReviewedMove> faults() {
    return review.map(GameReview::faults).orElse(List.of()).stream()
        .filter(move -> move.number() <= line.size())
        .toList();
  }

  /** Handles a new state of the game, possibly with an edited record. */
  public void changed(GameState now) {
    if (review.isPresent()) {
      line = SamePosition.farthest(record, line, now.record());
      record = now.record();
    }
  }

  /**
   * Returns the reviewed move at the end of a path.
   *
   * @param path a path of the current game
   * @return the move; empty at the start, and outside the reviewed line
   */
  public Optional<ReviewedMove> at(List<Integer> path) {
    return review
        .filter(made -> !path.isEmpty() && Lists.startsWith(line, path))
        .map(made -> made.moves().get(path.size() - 1));
  }

  /**
   * Returns the path to a reviewed move.
   *
   * @param move the move
   * @return the path after the move
   */
  public List<Integer> path(ReviewedMove move) {
    return line.subList(0, Math.min(line.size(), move.number()));
  }

  /**
   * Returns the path to the next or previous mistake.
   *
   * @param from the path of the current position
   * @param forward whether to return the next one
   * @return the path after the mistake
   * @throws RefusedException if there is none
   */
  public List<Integer> fault(List<Integer> from, boolean forward) {
    List<ReviewedMove> faults = new ArrayList<>(faults());
    if (review.isEmpty()) {
      throw Notices.nothing(texts.of("review.none"));
    }
    faults.removeIf(move -> forward ? move.number() <= from.size() : move.number() >= from.size());
    return faults.stream()
        .min((a, b) -> forward ? a.number() - b.number() : b.number() - a.number())
        .map(this::path)
        .orElseThrow(() -> Notices.nothing(texts.of(forward ? "review.last" : "review.first")));
  }

  /** Returns the class of a move, its loss and the reason, as text. */
  public String describe(ReviewedMove move) {
    String type = texts.of("class." + move.type().word());
    long percent = Math.round(100 * move.loss());
    return move.reason(texts.locale())
        .map(why -> texts.of("review.fault", type, percent, why))
        .orElse(type);
  }

  /** Handles the start of another game. */
  public void forget() {
    close();
    review = Optional.empty();
    line = List.of();
  }

  /** Stops the running review. */
  @Override
  public void close() {
    running.close();
  }
}
