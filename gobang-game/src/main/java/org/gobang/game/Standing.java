package org.gobang.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.player.Score;
import org.gobang.api.record.RecordNote;
import org.gobang.api.render.GameSetup;
import org.gobang.api.render.GameState;
import org.gobang.api.render.Result;
import org.gobang.api.render.Seat;
import org.jspecify.annotations.Nullable;

/**
 * How a game stands: all that its states are made of, and how one comes from another. Starts no
 * thread and asks no board; whoever holds it sees to it that one thread is here at a time.
 */
final class Standing {

  private final GameTree tree;
  private final Map<String, String> tags;
  private Chair black;
  private Chair white;
  private Spot at;
  private Clocks clocks;
  private boolean paused;
  private Optional<Result> result;

  /** Where and how the game ended; what is looked at afterwards does not change that. */
  private Optional<Ended> ended;

  private long version;

  private record Ended(Spot where, Result result) {}

  /**
   * The game as it is opened.
   *
   * @throws org.gobang.api.RefusedException if the moves up to the path cannot be played
   */
  Standing(GameTree tree, GameSetup setup, Chair black, Chair white) {
    this.tree = tree;
    this.black = black;
    this.white = white;
    this.tags = new LinkedHashMap<>(RecordTags.opened(setup));
    this.at = tree.at(setup.path());
    this.clocks = Clocks.of(setup.budget(), setup.left());
    this.result = at.position().result();
    this.ended = result.map(board -> new Ended(at, board));
    this.paused = setup.paused();
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

  boolean over() {
    return result.isPresent();
  }

  boolean paused() {
    return paused;
  }

  Clocks clocks() {
    return clocks;
  }

  Chair chair(Stone stone) {
    return stone == Stone.BLACK ? black : white;
  }

  private boolean person(Stone stone) {
    return chair(stone).person();
  }

  boolean personToMove() {
    return person(toMove());
  }

  void pause(boolean wanted) {
    paused = wanted;
  }

  void runClock(long now) {
    clocks = clocks.run(toMove(), now);
  }

  void stopClocks(long now) {
    clocks = clocks.stop(now);
  }

  void sit(Stone stone, Chair chair) {
    if (stone == Stone.BLACK) {
      black = chair;
    } else {
      white = chair;
    }
    RecordTags.seated(tags, stone, chair.seat());
  }

  /** A person's move, with the clocks as they were when it was made. */
  void moved(Move move, Position after, Clocks stopped) {
    Clocks began = clocksHere();
    clocks = stopped;
    forward(move, after);
    if (clocks.present()) {
      Stone stone = move.stone();
      note(spent(began.left(stone).minus(stopped.left(stone))));
    }
  }

  /**
   * A computer's move, with the time that the guard measured, and what it is worth to the computer.
   */
  void moved(Move move, Position after, Duration spent, Optional<Score> worth) {
    clocks = clocks.stopAfter(spent);
    forward(move, after);
    note(spent(spent));
    if (chair(move.stone()).seat() instanceof Seat.Computer computer) {
      worth.ifPresent(score -> note(new RecordNote.Evaluated(computer.who().player(), score)));
    }
  }

  private void forward(Move move, Position after) {
    clocks = clocks.moved(move.stone());
    at = at.behind(move).orElseGet(() -> at.grow(move, after));
    at.clocks(clocks);
    result = at.position().result();
    ended = result.map(board -> new Ended(at, board));
  }

  private static RecordNote spent(Duration time) {
    return new RecordNote.Spent(time.isNegative() ? Duration.ZERO : time);
  }

  /** A move gone along again keeps the time, and the worth, that the record has for it. */
  private void note(RecordNote measured) {
    if (at.notes().stream().noneMatch(measured.getClass()::isInstance)) {
      List<RecordNote> notes = new ArrayList<>(at.notes());
      notes.add(measured);
      at.notes(notes);
    }
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

  void end(Result end, long now) {
    stopClocks(now);
    result = Optional.of(end);
    ended = Optional.of(new Ended(at, end));
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
    ended = Optional.empty();
    if (!anyPerson()) {
      paused = true;
    }
    return true;
  }

  private @Nullable Spot lastDeed() {
    if (over() && position().result().isEmpty() && personToMove()) {
      return at;
    }
    Spot spot = at.parent();
    while (anyPerson() && spot != null && !person(spot.position().toMove())) {
      spot = spot.parent();
    }
    return spot;
  }

  /** Whether a person plays a side. */
  boolean anyPerson() {
    return person(Stone.BLACK) || person(Stone.WHITE);
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
    Optional<Result> there = resultAt(target);
    if (target == at && paused && result.equals(there)) {
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
    paused = true;
    return true;
  }

  /** The board's, or the one that the game had there when it ended. */
  private Optional<Result> resultAt(Spot spot) {
    return spot.position()
        .result()
        .or(() -> ended.filter(end -> end.where() == spot).map(Ended::result));
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
        tree.record(RecordTags.with(tags, ended.map(Ended::result))),
        at.path(),
        position().board(),
        black.seat(),
        white.seat(),
        paused,
        clocks.left(now),
        result);
  }
}
