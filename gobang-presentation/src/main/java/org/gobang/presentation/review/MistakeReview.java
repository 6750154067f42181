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
import org.gobang.presentation.text.Formats;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Notices;
import org.gobang.presentation.text.PlayerNames;
import org.gobang.presentation.text.Texts;

/**
 * The review of the game at hand by the strongest player: while it is made, and the mistakes that
 * it found. The reviewed game, with values, comments and better lines, is opened in place of the
 * game.
 *
 * <p>Use only on the interface thread.
 */
public final class MistakeReview implements AutoCloseable {

  /** Tenths of a second find what a user can learn from, and a game takes a minute at most. */
  private static final Budget BUDGET = Budget.of(new Budget.Limit.Nodes(100_000));

  private static final GameRecord NONE = GameRecord.of("none", Start.empty(1), List.of());

  private final InterfaceContext context;
  private final Texts texts;
  private final Notices notices;
  private final BiConsumer<GameRecord, Runnable> open;
  private Optional<RunningTask<GameReview>> running = Optional.empty();
  private Optional<GameReview> review = Optional.empty();

  /** The reviewed line in the record at hand, as far as it is still there. */
  private List<Integer> line = List.of();

  private GameRecord record = NONE;
  private Notice progress = Notice.NONE;

  /**
   * No review yet.
   *
   * @param open opens a game to be looked through, and then runs a task
   */
  public MistakeReview(InterfaceContext context, BiConsumer<GameRecord, Runnable> open) {
    this.context = context;
    this.texts = context.texts();
    this.notices = context.notices();
    this.open = open;
  }

  /**
   * Returns how far the review is that is being made, in words; those of the last one afterwards.
   */
  public String progress() {
    return progress.sentence();
  }

  /** Returns whether a review is being made. */
  public boolean runs() {
    return running.isPresent();
  }

  /**
   * Begins a review, or ends the one that runs.
   *
   * @param line the line that is reviewed
   * @throws RefusedException if the game is not over, or no player can judge it
   */
  public void toggle(GameState state, List<Integer> line) {
    if (runs()) {
      close();
      notices.say(texts.of("review.ended"));
      return;
    }
    RunningTask<GameReview> next =
        begin(context, state, line, part -> context.execute(() -> progressed((int) (100 * part))));
    running = Optional.of(next);
    List<Stone> people = people(state, context.plugins());
    progressed(0);
    context.deliver(next.result(), made -> made(next, made, people), why -> failed(next, why));
  }

  /**
   * Begins a review.
   *
   * @param line the line that is reviewed
   * @param progress receives how much is done, from 0 to 1, on any thread
   * @return the running review
   * @throws RefusedException if the game is not over, or no player can judge it
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

  private boolean isCurrent(RunningTask<GameReview> made) {
    return running.filter(made::equals).isPresent();
  }

  /**
   * Returns the sides that users play, whose mistakes become problems. In a game that is explored,
   * those that the record does not name after a player.
   */
  public static List<Stone> people(GameState state, Plugins plugins) {
    return Stream.of(Stone.values())
        .filter(
            side ->
                state.seat(side) instanceof Seat.Human human
                    && plugins.player(PlayerNames.id(human.name())).isEmpty())
        .toList();
  }

  private void made(RunningTask<GameReview> which, GameReview made, List<Stone> people) {
    if (isCurrent(which)) {
      running = Optional.empty();
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
  }

  private void keepProblems(GameReview made, List<Stone> people) {
    context
        .workbench()
        .service(Problems.class)
        .ifPresent(
            problems ->
                context.deliver(problems.keep(made, people), kept -> problemsKept(made, kept)));
  }

  private void problemsKept(GameReview made, int kept) {
    if (kept > 0) {
      notices.say(texts.all(List.of(summary(made), texts.of("review.problems", kept))));
    }
  }

  private void failed(RunningTask<GameReview> which, RefusedException why) {
    if (isCurrent(which)) {
      running = Optional.empty();
      notices.fail(why);
    }
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

  /** Returns the review of the game at hand; empty if there is none. */
  public Optional<GameReview> review() {
    return review;
  }

  /** Returns the mistakes of the game at hand, those that lost most first. */
  public List<ReviewedMove> faults() {
    return review.map(GameReview::faults).orElse(List.of()).stream()
        .filter(move -> move.number() <= line.size())
        .toList();
  }

  /** Handles a new state of the game, its record perhaps edited. */
  public void changed(GameState now) {
    if (review.isPresent()) {
      line = SamePosition.farthest(record, line, now.record());
      record = now.record();
    }
  }

  /**
   * Returns the reviewed move that a path leads to.
   *
   * @param path a path of the game at hand
   * @return the move; empty at the start, and beside the line that was reviewed
   */
  public Optional<ReviewedMove> at(List<Integer> path) {
    return review
        .filter(made -> !path.isEmpty() && isOn(path))
        .map(made -> made.moves().get(path.size() - 1));
  }

  private boolean isOn(List<Integer> path) {
    return path.size() <= line.size() && line.subList(0, path.size()).equals(path);
  }

  /**
   * Returns the path to a reviewed move.
   *
   * @param move the move
   * @return the path that leads behind it
   */
  public List<Integer> path(ReviewedMove move) {
    return line.subList(0, Math.min(line.size(), move.number()));
  }

  /**
   * Returns the next mistake, or the one before.
   *
   * @param from the path of the position that is looked at
   * @param forward whether the next one is wanted
   * @return the path that leads behind it
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

  /** Returns a move's class, what it lost, and why, in words. */
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

  /** Ends the review that runs. */
  @Override
  public void close() {
    running.ifPresent(RunningTask::close);
    running = Optional.empty();
  }
}
