package org.gobang.game;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.Score;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Result;
import org.gobang.api.record.Unrated;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.GameStateBuilder;
import org.gobang.api.workbench.RecordEdit;

/**
 * The mutable state of a game, the source of {@link GameState} snapshots. Starts no thread and
 * calls no board; the owner must allow only one thread at a time.
 */
final class GameModel {

  private final GameTree tree;
  private final Seats seats;
  private final GameClocks clocks;
  private final EditHistory edits;
  private GameNode at;
  private boolean paused;

  /** The result at the position shown, by the board or as the end of the game. */
  private Optional<Result> result;

  private final PlayedLine line;
  private long version;

  /** The first version with the current position and its result. */
  private long positionSince;

  /** The first version with the current paths. */
  private long pathsSince;

  /**
   * Creates the state of a newly opened game.
   *
   * @throws RefusedException if the moves up to the path cannot be played
   */
  GameModel(GameTree tree, GameSetup setup, SeatedPlayer black, SeatedPlayer white) {
    this.tree = tree;
    this.at = tree.at(setup.path());
    boolean swapped = at.position().swapped();
    boolean named = tree.at(setup.line()).swapped();
    this.seats = new Seats(setup, swapped ? white : black, swapped ? black : white, named);
    this.clocks = new GameClocks(setup, swapped);
    this.result = at.position().result();
    this.paused = setup.paused();
    this.line = new PlayedLine(tree, setup, seats, at);
    this.edits = new EditHistory(tree, line);
    clocks.fill(at);
  }

  /** Returns the node of the current position. */
  GameNode shown() {
    return at;
  }

  GamePosition position() {
    return at.position();
  }

  /** Returns the seat of the player to act. */
  Stone seatToAct() {
    return position().seatToAct();
  }

  /** Returns the seat for a side, or the side for a seat, in the current position. */
  Stone seat(Stone side) {
    return position().seat(side);
  }

  /** Returns whether the current position is final and allows no move. */
  boolean over() {
    return result.isPresent();
  }

  /** Returns whether the game has ended, independent of the current position. */
  boolean ended() {
    return line.ended().isPresent();
  }

  boolean explored() {
    return line.explored();
  }

  /** Returns whether a stone has been placed or the initial position has stones. */
  boolean begun() {
    return tree.setUp() || line.end().stones();
  }

  boolean paused() {
    return paused;
  }

  GameClocks clocks() {
    return clocks;
  }

  /** Returns the player of a seat. */
  SeatedPlayer player(Stone seat) {
    return seats.player(seat);
  }

  boolean personToMove() {
    return seats.person(seatToAct());
  }

  /** Pauses the game, or resumes it from the current position. */
  void pause(boolean wanted) {
    paused = wanted;
    if (!wanted) {
      advanceLine();
    }
  }

  /** Sets the player of a seat. Humans are not told apart. */
  void seat(Stone seat, SeatedPlayer player) {
    if (begun() && !(player.person() && seats.person(seat))) {
      seats.unrated(Unrated.EXCHANGE);
    }
    seats.seat(seat, player);
  }

  /** Adds a reason to exclude the game from the rating. Returns false if nothing changes. */
  boolean unrated(Unrated why) {
    return !explored() && !ended() && seats.unrated(why);
  }

  /** Plays the move of a human, with the clocks stopped at that time. */
  void moved(Move move, GamePosition after, Clocks stopped) {
    Duration spent = clocks.stopped(at, seatToAct(), stopped);
    forward(move, after);
    if (stopped.present()) {
      at.addMeasurement(spent(spent));
    }
  }

  /** Plays the move of an engine, with the measured time and the score reported by the engine. */
  void moved(Move move, GamePosition after, Duration spent, Optional<Score> score) {
    Seat mover = seats.seat(seatToAct());
    clocks.charge(spent);
    forward(move, after);
    at.addMeasurement(spent(spent));
    if (mover instanceof Seat.Computer computer) {
      score.ifPresent(
          value -> at.addMeasurement(new RecordNote.Evaluated(computer.who().player(), value)));
    }
  }

  private void forward(Move move, GamePosition after) {
    Stone mover = seatToAct();
    at = at.child(move).orElseGet(() -> at.addMove(move, after));
    clocks.moved(mover, at);
    result = at.position().result();
    advanceLine();
    positionChanged();
  }

  private static RecordNote spent(Duration time) {
    return new RecordNote.Spent(time.isNegative() ? Duration.ZERO : time);
  }

  /** Ends the game at the current position. */
  void end(Result end, long now) {
    clocks.stop(now);
    result = Optional.of(end);
    advanceLine();
    positionChanged();
  }

  /** Ends the game as abandoned without changing the position. */
  void abandon(long now) {
    clocks.stop(now);
    result = Optional.of(new Result(Optional.empty(), Ending.ABANDONED, ""));
    line.setResult(result);
    positionChanged();
  }

  /** Shows the last position of the played variation. */
  void returnToLine() {
    if (at != line.end()) {
      restart(line.end());
    }
  }

  /** Returns to the last decision of a side. Returns false, without a change, if there is none. */
  boolean takeBack(Stone side) {
    GameNode target = endedBy(side) ? at : at.beforeLastMove(seat(side));
    if (target == null) {
      return false;
    }
    seats.unrated(Unrated.TAKE_BACK);
    restart(target);
    advanceLine();
    if (!seats.anyPerson()) {
      paused = true;
    }
    return true;
  }

  /**
   * Returns whether the game ended at the position shown by the fault of a side, undecided on the
   * board.
   */
  private boolean endedBy(Stone side) {
    return position().result().isEmpty()
        && result.flatMap(Result::winner).filter(side.opponent()::equals).isPresent();
  }

  /** Returns whether any player is human. */
  boolean anyPerson() {
    return seats.anyPerson();
  }

  /** Restarts the turn. */
  void restartTurn() {
    restart(at);
  }

  private void restart(GameNode node) {
    if (node != at || over()) {
      positionChanged();
    }
    at = node;
    clocks.restore(at);
    result = at.position().result();
  }

  /**
   * Jumps to a position and pauses. Returns false, without a change, if the game is already paused
   * there.
   *
   * @throws RefusedException if the path does not exist, or it cannot be played
   */
  boolean goTo(List<Integer> path, long now) {
    GameNode target = tree.at(path);
    Optional<Result> there = line.resultAt(target);
    if (target == at && (paused || line.explored()) && result.equals(there)) {
      return false;
    }
    if (!over()) {
      // On a return the turn continues with the time left now, not that of its beginning.
      clocks.stop(now);
      clocks.keep(at);
    }
    show(target);
    paused = !line.explored();
    return true;
  }

  private void show(GameNode node) {
    restart(node);
    result = line.resultAt(node);
    clocks.fill(node);
  }

  /**
   * Edits the record. Returns whether the record has changed.
   *
   * @throws RefusedException if paths have changed since a version, the path does not exist, or a
   *     move that was played is in the way
   */
  boolean edit(long seen, RecordEdit edit) {
    if (seen < pathsSince || seen > version) {
      throw new RefusedException(Game.STALE, "the record has changed");
    }
    Optional<EditHistory.Edited> edited = edits.make(edit, at);
    return edited.isPresent() && edited(edited.get());
  }

  /** Undoes the last edit. Throws a {@link RefusedException} if there is none. */
  boolean undoEdit() {
    return edited(edits.undo(at));
  }

  /** Redoes the last undone edit. Throws a {@link RefusedException} if there is none. */
  boolean redoEdit() {
    return edited(edits.redo(at));
  }

  /** Returns true: the record has changed. */
  private boolean edited(EditHistory.Edited edited) {
    // Undoing may put a withdrawn move back where it was before another one was played.
    pathsMoved(line.restoreMain() || edited.movesPaths());
    if (edited.shown() != at) {
      show(edited.shown());
    }
    return true;
  }

  /**
   * Replaces the notes of a node. Returns false, without a change, if they are equal.
   *
   * @throws RefusedException if the path does not exist
   */
  boolean note(List<Integer> path, List<RecordNote> notes) {
    GameNode node = tree.at(path);
    List<RecordNote> replaced = List.copyOf(notes);
    if (node.notes().equals(replaced)) {
      return false;
    }
    node.notes(replaced);
    return true;
  }

  private void advanceLine() {
    if (!line.end().leadsTo(at)) {
      seats.unrated(Unrated.TAKE_BACK);
    }
    pathsMoved(line.advance(at, result));
  }

  private void pathsMoved(boolean moved) {
    if (moved) {
      pathsSince = version + 1;
    }
  }

  /** The change that is being made, which {@link #next} concludes, is one of the position. */
  private void positionChanged() {
    positionSince = version + 1;
  }

  /** Returns whether the position and the result are unchanged since the state with a version. */
  boolean isCurrent(long seen) {
    return seen >= positionSince && seen <= version;
  }

  /** Returns a snapshot after a change, with a new version. */
  GameState next(long now) {
    version++;
    return state(now);
  }

  /** Returns a snapshot with the current clocks. */
  GameState state(long now) {
    GameStateBuilder state =
        GameState.of(tree.record(line.tags()), position().board())
            .toMove(position().toMove())
            .toAct(position().toAct())
            .choices(result.isPresent() ? List.of() : position().choices())
            .openingPoints(result.isPresent() ? List.of() : position().openingPoints())
            .version(version)
            .path(at.path())
            .line(line.end().path())
            .black(seats.seat(seat(Stone.BLACK)))
            .white(seats.seat(seat(Stone.WHITE)))
            .paused(paused)
            .explored(line.explored())
            .left(clocks.left(position().swapped(), now))
            .result(result)
            .ended(line.ended())
            .edits(edits.undoable(), edits.redoable());
    Stone last = at.lastSeat();
    if (last != null) {
      state.lastActor(seat(last));
    }
    return state.build();
  }
}
