package org.gobang.api.workbench;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Result;
import org.jspecify.annotations.Nullable;

/** A builder of game states. The default of each value is documented at its method. */
public final class GameStateBuilder {

  final GameRecord record;
  final Board board;
  @Nullable Stone toMove;
  @Nullable Stone toAct;
  @Nullable List<String> choices;
  @Nullable List<Point> openingPoints;
  @Nullable Stone lastActor;
  long version;
  List<Integer> path;
  @Nullable List<Integer> line;
  Seat black = new Seat.Human("");
  Seat white = black;
  boolean paused;
  boolean explored;
  Map<Stone, Duration> left = Map.of();
  Optional<Result> result = Optional.empty();
  Optional<Result> ended = Optional.empty();
  boolean undoable;
  boolean redoable;

  GameStateBuilder(GameRecord record, Board board) {
    this.record = record;
    this.board = Objects.requireNonNull(board, "board");
    this.path = record.mainLine();
  }

  /**
   * Sets the version.
   *
   * @param value the number, from 0; 0 by default
   * @return this
   */
  public GameStateBuilder version(long value) {
    version = value;
    return this;
  }

  /**
   * Sets the colour of the next stone.
   *
   * @param value the side to move; that of the board by default
   * @return this
   */
  public GameStateBuilder toMove(Stone value) {
    toMove = Objects.requireNonNull(value, "toMove");
    return this;
  }

  /**
   * Sets the side to act.
   *
   * @param value the side; that of the board by default
   * @return this
   */
  public GameStateBuilder toAct(Stone value) {
    toAct = Objects.requireNonNull(value, "toAct");
    return this;
  }

  /**
   * Sets the choices of the acting player.
   *
   * @param value the keys; the choices of the board by default
   * @return this
   */
  public GameStateBuilder choices(List<String> value) {
    choices = List.copyOf(value);
    return this;
  }

  /**
   * Sets the points to which the opening restricts the next stone.
   *
   * @param value the points; the restriction of the board by default
   * @return this
   */
  public GameStateBuilder openingPoints(List<Point> value) {
    openingPoints = List.copyOf(value);
    return this;
  }

  /**
   * Sets the side that acted last.
   *
   * @param value the player's side in the current position; the side of the last move by default
   * @return this
   */
  public GameStateBuilder lastActor(Stone value) {
    lastActor = Objects.requireNonNull(value, "lastActor");
    return this;
  }

  /**
   * Sets the path of the current position.
   *
   * @param value the path; the end of the main line by default
   * @return this
   */
  public GameStateBuilder path(List<Integer> value) {
    path = value;
    return this;
  }

  /**
   * Sets the position that play has reached.
   *
   * @param value the path; {@link #path} by default
   * @return this
   */
  public GameStateBuilder line(List<Integer> value) {
    line = value;
    return this;
  }

  /**
   * Sets the player of Black.
   *
   * @param value the seat; a human without a name by default
   * @return this
   */
  public GameStateBuilder black(Seat value) {
    black = Objects.requireNonNull(value, "black");
    return this;
  }

  /**
   * Sets the player of White.
   *
   * @param value the seat; a human without a name by default
   * @return this
   */
  public GameStateBuilder white(Seat value) {
    white = Objects.requireNonNull(value, "white");
    return this;
  }

  /**
   * Sets whether the game is paused.
   *
   * @param value true for a paused game; false by default
   * @return this
   */
  public GameStateBuilder paused(boolean value) {
    paused = value;
    return this;
  }

  /**
   * Sets whether the game is explored.
   *
   * @param value true for an explored game; false by default
   * @return this
   */
  public GameStateBuilder explored(boolean value) {
    explored = value;
    return this;
  }

  /**
   * Sets the remaining times of the clocks.
   *
   * @param value the time of each side; empty by default
   * @return this
   */
  public GameStateBuilder left(Map<Stone, Duration> value) {
    left = value;
    return this;
  }

  /**
   * Sets the result at the current position and of the game.
   *
   * @param value the result; empty by default
   * @return this
   */
  public GameStateBuilder result(Optional<Result> value) {
    result = Objects.requireNonNull(value, "result");
    ended = value;
    return this;
  }

  /**
   * Sets the result of the game, after {@link #result}.
   *
   * @param value the result; {@link #result} by default
   * @return this
   */
  public GameStateBuilder ended(Optional<Result> value) {
    ended = Objects.requireNonNull(value, "ended");
    return this;
  }

  /**
   * Sets whether edits can be undone and redone.
   *
   * @param undo whether there is an edit to undo; false by default
   * @param redo whether there is an edit to redo; false by default
   * @return this
   */
  public GameStateBuilder edits(boolean undo, boolean redo) {
    undoable = undo;
    redoable = redo;
    return this;
  }

  /**
   * Builds the state.
   *
   * @return the state
   * @throws IllegalArgumentException if the version is negative, the record has no such path, or
   *     there is a clock for one side only or with a negative time
   */
  public GameState build() {
    return new GameState(this);
  }
}
