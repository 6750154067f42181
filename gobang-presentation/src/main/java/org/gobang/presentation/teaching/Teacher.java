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
import org.gobang.api.player.Seat;
import org.gobang.api.record.Node;
import org.gobang.api.review.ReviewedMove;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Review;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.advice.SteppedHint;
import org.gobang.presentation.newgame.TeachingChoice;
import org.gobang.presentation.text.StageOutcome;
import org.gobang.presentation.text.Texts;

/**
 * The teaching game: each move of a person against a computer is judged by the strongest player
 * before the computer answers, and where it loses too much, the game waits until the person takes
 * it back or goes on. A judgement takes 2 seconds at most. Games with clocks are not taught.
 *
 * <p>Used on the front end's thread alone.
 */
public final class Teacher implements AutoCloseable {

  private static final long LONGEST_SECONDS = 2;

  private final Workbench workbench;
  private final Texts texts;
  private final Executor frontEnd;
  private final Executor deadline;
  private final Supplier<Optional<Game>> game;
  private final Listener listener;
  private final Assistance assistance = new Assistance();

  /** What the person's moves were worth, by the positions after them. */
  private final Map<List<Move>, ReviewedMove> judged = new HashMap<>();

  private TeachingChoice choice;
  private Optional<GameState> last = Optional.empty();
  private Optional<Review<ReviewedMove>> judging = Optional.empty();

  /** The move that is being judged. */
  private List<Move> judgedMoves = List.of();

  private Optional<Lesson> lesson = Optional.empty();
  private boolean pauses;

  /** Receives what happens in a teaching game, on the front end's thread. */
  public interface Listener {

    /** The person's move was a mistake; the game waits. */
    void mistaken(Lesson lesson);

    /** The mistake was taken back, after a hint had been shown. */
    void takenBack(SteppedHint hint);

    /** A move could not be judged; the game goes on. */
    void failed(RefusedException why);
  }

  /**
   * A teacher without a game yet.
   *
   * @param choice whether games are taught
   * @param frontEnd runs tasks on the front end's thread
   * @param game the game at hand; empty where the front end only watches
   */
  public Teacher(
      Workbench workbench,
      Texts texts,
      TeachingChoice choice,
      Executor frontEnd,
      Supplier<Optional<Game>> game,
      Listener listener) {
    this(
        workbench,
        texts,
        choice,
        frontEnd,
        CompletableFuture.delayedExecutor(LONGEST_SECONDS, TimeUnit.SECONDS, frontEnd),
        game,
        listener);
  }

  /**
   * A teacher without a game yet.
   *
   * @param deadline runs a task on the front end's thread when the time for a judgement is up
   */
  Teacher(
      Workbench workbench,
      Texts texts,
      TeachingChoice choice,
      Executor frontEnd,
      Executor deadline,
      Supplier<Optional<Game>> game,
      Listener listener) {
    this.workbench = workbench;
    this.texts = texts;
    this.choice = choice;
    this.frontEnd = frontEnd;
    this.deadline = deadline;
    this.game = game;
    this.listener = listener;
  }

  /** What the person has chosen. */
  public TeachingChoice choice() {
    return choice;
  }

  /** Sets another choice, which holds from now on. */
  public void choose(TeachingChoice next) {
    choice = next;
    last.ifPresent(this::follow);
    if (!pauses && isHolding()) {
      close();
      last.ifPresent(now -> goOn(moves(now)));
    }
  }

  /** Whether the moves of a game are judged. */
  public boolean teaches(GameState now) {
    boolean alone = now.black() instanceof Seat.Human != now.white() instanceof Seat.Human;
    return choice.on() && alone && now.left().isEmpty() && !now.explored();
  }

  /**
   * What the choice means, in words.
   *
   * @param now how the game stands; empty before there is one
   */
  public String describe(Optional<GameState> now) {
    if (!choice.on()) {
      return texts.of("teaching.off");
    }
    return texts.of(
        now.filter(this::teaches).isPresent() ? "teaching.on" : "teaching.next", choice.limit());
  }

  /** How the person was helped in this game. */
  public Assistance assistance() {
    return assistance;
  }

  /** Whether the person's last move is being judged. */
  public boolean isJudging() {
    return judging.isPresent();
  }

  /** The mistake that can be taken back; empty while there is none. */
  public Optional<Lesson> lesson() {
    return lesson;
  }

  /** Whether the game waits because of the person's last move. */
  public boolean isHolding() {
    return isJudging() || lesson.isPresent();
  }

  /** Shows the next step of the hint for the mistake. */
  public void hint() {
    lesson = lesson.map(Lesson::further);
  }

  /** Another game begins. */
  public void begin() {
    close();
    last = Optional.empty();
    pauses = false;
    judged.clear();
    assistance.begin();
  }

  /** The game is in another state. */
  public void changed(GameState now) {
    boolean moved = last.filter(before -> moves(before).equals(moves(now))).isEmpty();
    boolean first = last.isEmpty();
    last = Optional.of(now);
    assistance.changed(now);
    follow(now);
    if (moved || !now.paused()) {
      Optional<Lesson> left = lesson;
      Optional<List<Move>> asked = judging.map(any -> judgedMoves);
      close();
      left.ifPresent(known -> leave(known, now));
      asked.filter(made -> isTakenBack(made, now)).ifPresent(made -> goOn(moves(now)));
    }
    if (moved && !first && pauses && awaitsJudgement(now)) {
      judge(now);
    }
  }

  private void follow(GameState now) {
    boolean wanted = game.get().isPresent() && teaches(now);
    if (wanted != pauses) {
      game.get().ifPresent(at -> at.pauseAfterMoves(wanted));
      pauses = wanted;
    }
  }

  /** After a take-back the person is to move, for which nothing has to wait. */
  private void leave(Lesson known, GameState now) {
    if (isTakenBack(known.moves(), now)) {
      goOn(moves(now));
      known.hint().ifPresent(listener::takenBack);
    }
  }

  private static boolean isTakenBack(List<Move> made, GameState now) {
    return moves(now).equals(made.subList(0, made.size() - 1)) && !now.looksElsewhere();
  }

  /** The moves that lead to a position, which stay the same when an edit changes its path. */
  private static List<Move> moves(GameState now) {
    return now.record().follow(now.path()).stream().map(Node::move).toList();
  }

  private static boolean awaitsJudgement(GameState now) {
    return now.paused()
        && now.result().isEmpty()
        && !now.looksElsewhere()
        && now.seat(now.toAct()) instanceof Seat.Computer
        && now.lastActor().map(now::seat).filter(Seat.Human.class::isInstance).isPresent();
  }

  private void judge(GameState now) {
    List<Move> made = moves(now);
    if (judged.containsKey(made)) {
      // Made again after it was taken back: the person knows.
      goOn(made);
      return;
    }
    try {
      Review<ReviewedMove> review =
          MoveReviews.begin(workbench, texts, now.board(), now.record(), now.path());
      judging = Optional.of(review);
      judgedMoves = made;
      StageOutcome.deliver(
          review.result(),
          frontEnd,
          found -> done(review, made, () -> judged(now, found)),
          why -> done(review, made, () -> listener.failed(why)));
      deadline.execute(() -> done(review, made, review::close));
    } catch (RefusedException noJudge) {
      listener.failed(noJudge);
      goOn(made);
    }
  }

  /** A judgement has come to an end; without a lesson the game goes on. */
  private void done(Review<ReviewedMove> review, List<Move> made, Runnable end) {
    if (judging.filter(review::equals).isPresent()) {
      judging = Optional.empty();
      end.run();
      if (lesson.isEmpty()) {
        goOn(made);
      }
    }
  }

  private void judged(GameState now, ReviewedMove found) {
    judged.put(moves(now), found);
    lesson = Lesson.of(moves(now), now.board(), found, choice.limit());
    lesson.ifPresent(listener::mistaken);
  }

  private void goOn(List<Move> made) {
    game.get().filter(at -> moves(at.state()).equals(made)).ifPresent(at -> at.pause(false));
  }

  /**
   * What came of a game that is over.
   *
   * @return the summary; empty if no move of it was judged
   */
  public Optional<TeachingSummary> summary(GameState over) {
    List<Move> line = over.record().follow(over.line()).stream().map(Node::move).toList();
    OptionalDouble accuracy =
        judged.entrySet().stream()
            .filter(each -> each.getKey().size() <= line.size())
            .filter(each -> line.subList(0, each.getKey().size()).equals(each.getKey()))
            .mapToDouble(each -> each.getValue().accuracy())
            .average();
    return accuracy.isPresent()
        ? Optional.of(new TeachingSummary(assistance.takeBacks(), accuracy.getAsDouble()))
        : Optional.empty();
  }

  /** Drops the judgement that runs, and the mistake that is shown. */
  @Override
  public void close() {
    judging.ifPresent(Review::close);
    judging = Optional.empty();
    lesson = Optional.empty();
  }
}
