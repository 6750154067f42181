package org.gobang.game;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.player.Score;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.jspecify.annotations.Nullable;

/**
 * How a game stands: all that its states are made of, and how one comes from another. Starts no
 * thread and asks no board; whoever holds it sees to it that one thread is here at a time.
 */
final class Standing {

  private final GameTree tree;
  private final Seating seating;
  private Spot at;
  private Clocks clocks;
  private boolean paused;

  /** How the game ended, if the position shown is its end, or the board has decided there. */
  private Optional<Result> result;

  private final Course course;
  private long version;

  /**
   * The game as it is opened.
   *
   * @throws org.gobang.api.RefusedException if the moves up to the path cannot be played
   */
  Standing(GameTree tree, GameSetup setup, Chair black, Chair white) {
    this.tree = tree;
    this.seating = new Seating(setup, black, white);
    this.at = tree.at(setup.path());
    this.clocks = Clocks.of(setup.budget(), setup.left());
    this.result = at.position().result();
    this.paused = setup.paused();
    this.course = new Course(tree, setup, seating, at);
    arrive();
  }

  /** Where nobody has been before, the clocks show on coming back what they show now. */
  private void arrive() {
    for (Spot spot = at; spot != null && spot.clocks() == null; spot = spot.parent()) {
      spot.clocks(clocks);
    }
  }

  Position position() {
    return at.position();
  }

  Stone toMove() {
    return position().toMove();
  }

  /** Whether the position shown is an end: nothing can be played there. */
  boolean over() {
    return result.isPresent();
  }

  /** Whether the game has ended, whichever of its positions is shown. */
  boolean ended() {
    return course.ended().isPresent();
  }

  boolean explored() {
    return course.explored();
  }

  /** Whether a stone has been put, or the game began with some. */
  boolean begun() {
    return tree.setUp() || course.end().stones();
  }

  boolean paused() {
    return paused;
  }

  Clocks clocks() {
    return clocks;
  }

  Chair chair(Stone stone) {
    return seating.chair(stone);
  }

  boolean personToMove() {
    return seating.person(toMove());
  }

  /** Holds the game, or lets it go on from the position that is shown. */
  void pause(boolean wanted) {
    paused = wanted;
    if (!wanted) {
      course.at(at, result);
    }
  }

  void runClock(long now) {
    clocks = clocks.run(toMove(), now);
  }

  void stopClocks(long now) {
    clocks = clocks.stop(now);
  }

  void sit(Stone stone, Chair chair) {
    seating.sit(stone, chair);
  }

  /** A person's move, with the clocks as they were when it was made. */
  void moved(Move move, Position after, Clocks stopped) {
    Clocks began = clocksHere();
    clocks = stopped;
    forward(move, after);
    if (clocks.present()) {
      Stone stone = move.stone();
      at.measured(spent(began.left(stone).minus(stopped.left(stone))));
    }
  }

  /**
   * A computer's move, with the time that the guard measured, and what it is worth to the computer.
   */
  void moved(Move move, Position after, Duration spent, Optional<Score> worth) {
    clocks = clocks.stopAfter(spent);
    forward(move, after);
    at.measured(spent(spent));
    if (seating.seat(move.stone()) instanceof Seat.Computer computer) {
      worth.ifPresent(
          score -> at.measured(new RecordNote.Evaluated(computer.who().player(), score)));
    }
  }

  private void forward(Move move, Position after) {
    clocks = clocks.moved(move.stone());
    at = at.behind(move).orElseGet(() -> at.grow(move, after));
    at.clocks(clocks);
    result = at.position().result();
    course.at(at, result);
  }

  private static RecordNote spent(Duration time) {
    return new RecordNote.Spent(time.isNegative() ? Duration.ZERO : time);
  }

  /** The clocks when this turn began. */
  private Clocks clocksHere() {
    Clocks here = at.clocks();
    return here == null ? clocks : here;
  }

  /** The computer that lost has used this time. */
  void charge(Duration spent) {
    clocks = clocks.stopAfter(spent);
  }

  /** Ends the game at the position that is shown. */
  void end(Result end, long now) {
    stopClocks(now);
    result = Optional.of(end);
    course.at(at, result);
  }

  /** The game is closed before its end, and stands where it stood. */
  void abandon(long now) {
    stopClocks(now);
    result = Optional.of(new Result(Optional.empty(), Ending.ABANDONED, ""));
    course.ends(result);
  }

  /** Shows the position that play has come to. */
  void returnToLine() {
    if (at != course.end()) {
      restart(course.end());
    }
  }

  /**
   * Goes back to where a person can do otherwise. False, and nothing, if there is no such place.
   */
  boolean takeBack() {
    Spot target = lastDeed();
    if (target == null) {
      return false;
    }
    restart(target);
    course.at(at, result);
    if (!seating.anyPerson()) {
      paused = true;
    }
    return true;
  }

  private @Nullable Spot lastDeed() {
    if (over() && position().result().isEmpty() && personToMove()) {
      return at;
    }
    Spot spot = at.parent();
    while (seating.anyPerson() && spot != null && !seating.person(spot.position().toMove())) {
      spot = spot.parent();
    }
    return spot;
  }

  /** Whether a person plays a side. */
  boolean anyPerson() {
    return seating.anyPerson();
  }

  /** The turn begins anew. */
  void restartTurn() {
    restart(at);
  }

  private void restart(Spot spot) {
    at = spot;
    clocks = clocksHere();
    result = at.position().result();
  }

  /**
   * Jumps and pauses. False, and nothing, if the game stands there and waits already.
   *
   * @throws org.gobang.api.RefusedException if there is no such path, or it cannot be played
   */
  boolean goTo(List<Integer> path, long now) {
    Spot target = tree.at(path);
    Optional<Result> there = course.resultAt(target);
    if (target == at && (paused || course.explored()) && result.equals(there)) {
      return false;
    }
    if (!over()) {
      // Whoever comes back goes on with what is left, not with what the turn began with.
      stopClocks(now);
      at.clocks(clocks);
    }
    restart(target);
    result = there;
    arrive();
    paused = !course.explored();
    return true;
  }

  /**
   * Replaces notes. False, and nothing, if they are there already.
   *
   * @throws org.gobang.api.RefusedException if there is no such path
   */
  boolean note(List<Integer> path, List<RecordNote> notes) {
    Spot spot = tree.at(path);
    List<RecordNote> replaced = List.copyOf(notes);
    if (spot.notes().equals(replaced)) {
      return false;
    }
    spot.notes(replaced);
    return true;
  }

  /** The state after a change. */
  GameState next(long now) {
    version++;
    return state(now);
  }

  /** The newest state, the clocks as they are now. */
  GameState state(long now) {
    return new GameState(
        version,
        tree.record(course.tags()),
        at.path(),
        course.end().path(),
        position().board(),
        seating.seat(Stone.BLACK),
        seating.seat(Stone.WHITE),
        paused,
        course.explored(),
        clocks.left(now),
        result,
        course.ended());
  }
}
