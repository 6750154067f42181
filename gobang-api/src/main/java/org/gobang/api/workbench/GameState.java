package org.gobang.api.workbench;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Result;
import org.jspecify.annotations.Nullable;

/**
 * An immutable snapshot of a game at one moment.
 *
 * <p>The host creates states; {@link #of} is for the host and for tests of user interfaces.
 */
public final class GameState {

  private final long version;
  private final GameRecord record;
  private final List<Integer> path;
  private final List<Integer> line;
  private final Board board;
  private final Stone toMove;
  private final Stone toAct;
  private final List<String> choices;
  private final List<Point> openingPoints;
  private final Optional<Stone> lastActor;
  private final Seat black;
  private final Seat white;
  private final boolean paused;
  private final boolean explored;
  private final Map<Stone, Duration> left;
  private final Optional<Result> result;
  private final Optional<Result> ended;
  private final boolean undoable;
  private final boolean redoable;

  GameState(GameStateBuilder parts) {
    version = parts.version;
    record = parts.record;
    path = List.copyOf(parts.path);
    line = parts.line == null ? path : List.copyOf(parts.line);
    board = parts.board;
    toMove = parts.toMove == null ? board.toMove() : parts.toMove;
    toAct = parts.toAct == null ? board.toAct() : parts.toAct;
    choices = List.copyOf(parts.choices == null ? board.choices() : parts.choices);
    openingPoints =
        List.copyOf(parts.openingPoints == null ? board.openingPoints() : parts.openingPoints);
    lastActor = Optional.ofNullable(parts.lastActor).or(this::lastMover);
    black = parts.black;
    white = parts.white;
    paused = parts.paused;
    explored = parts.explored;
    left = Map.copyOf(parts.left);
    result = parts.result;
    ended = parts.ended;
    undoable = parts.undoable;
    redoable = parts.redoable;
    record.follow(path);
    record.follow(line);
    if (version < 0) {
      throw new IllegalArgumentException("versions count from 0, not " + version);
    }
    if (left.size() == 1 || left.values().stream().anyMatch(Duration::isNegative)) {
      throw new IllegalArgumentException("both sides have a clock or neither: " + left);
    }
  }

  /**
   * Returns a builder with two humans at the end of the record's main line and no result.
   *
   * @param record the record of the game
   * @param board the current position
   * @return a builder for the other values
   */
  public static GameStateBuilder of(GameRecord record, Board board) {
    return new GameStateBuilder(record, board);
  }

  /**
   * Returns the version of this state, which increases with each change. Moves name the version of
   * the state to which they apply: see {@link Game#play}.
   *
   * @return the number, from 0
   */
  public long version() {
    return version;
  }

  /**
   * Returns the record of the game, including variations.
   *
   * @return the record
   */
  public GameRecord record() {
    return record;
  }

  /**
   * Returns the path of the current position.
   *
   * @return the path; empty for the start
   */
  public List<Integer> path() {
    return path;
  }

  /**
   * Returns the position that play has reached: the position after the last move that counts, or
   * the end of the game. {@link Game#goTo} does not change it, so that it differs from {@link
   * #path} while another position is viewed.
   *
   * @return the path of the position; in an explored game, the end of the main line at the time of
   *     opening or after an {@link Game#edit}
   */
  public List<Integer> line() {
    return line;
  }

  /**
   * Returns the path of the line that comes first in a file of the game. Moves tried at the end of
   * an explored game extend it.
   *
   * @return {@link #line}, or the end of the record's main line in an explored game
   */
  public List<Integer> mainLine() {
    return explored ? record.mainLine() : line;
  }

  /**
   * Returns the board at the current position.
   *
   * @return the board at {@link #path}
   */
  public Board board() {
    return board;
  }

  /**
   * Returns the colour of the next stone in the current position. Unlike {@link Board#toMove} this
   * calls no plugin.
   *
   * @return the side to move
   */
  public Stone toMove() {
    return toMove;
  }

  /**
   * Returns the side to act in the current position. Unlike {@link Board#toAct} this calls no
   * plugin.
   *
   * @return {@link #toMove}, unless one player places stones of both colours
   */
  public Stone toAct() {
    return toAct;
  }

  /**
   * Returns the choices of the acting player in the current position. Unlike {@link Board#choices}
   * this calls no plugin.
   *
   * @return the keys, for {@link Game#choose}; empty at most positions
   */
  public List<String> choices() {
    return choices;
  }

  /**
   * Returns the points to which the opening restricts the next stone in the current position.
   * Unlike {@link Board#openingPoints} this calls no plugin.
   *
   * @return the points; empty at most positions
   */
  public List<Point> openingPoints() {
    return openingPoints;
  }

  private Optional<Stone> lastMover() {
    return path.isEmpty()
        ? Optional.empty()
        : Optional.of(record.follow(path).get(path.size() - 1).move().stone());
  }

  /**
   * Returns the side that acted last before the current position: its player placed the last stone,
   * passed or made a choice. If players have swapped colours since, this is the current side of the
   * player.
   *
   * @return the side, for {@link Game#takeBack}; empty at the start
   */
  public Optional<Stone> lastActor() {
    return lastActor;
  }

  /**
   * Returns the player of Black in the current position, because players may swap colours in an
   * opening.
   *
   * @return the seat
   */
  public Seat black() {
    return black;
  }

  /**
   * Returns the player of White in the current position.
   *
   * @return the seat
   */
  public Seat white() {
    return white;
  }

  /**
   * Returns whether the game is paused.
   *
   * @return true while the game is paused
   */
  public boolean paused() {
    return paused;
  }

  /**
   * Returns whether the game is explored: see {@link GameSetup#explore}.
   *
   * @return true if it is explored
   */
  public boolean explored() {
    return explored;
  }

  /**
   * Returns the remaining time of each side's player at the creation of this state; the time of
   * {@link #toAct} runs from then on, unless the game is paused or over.
   *
   * @return the times; empty if no clock runs
   */
  public Map<Stone, Duration> left() {
    return left;
  }

  /**
   * Returns the result if the current position is the end of the game or decided on the board, so
   * that no move can be made.
   *
   * @return the result; empty otherwise
   */
  public Optional<Result> result() {
    return result;
  }

  /**
   * Returns the result of the game, regardless of the current position.
   *
   * @return the result; present until play continues from another position
   */
  public Optional<Result> ended() {
    return ended;
  }

  /**
   * Returns the side of an engine that lost the game to a human by a failure, such as a crash:
   * {@link Game#retry} resumes the game. A loss on time is not a failure.
   *
   * @return the side; empty for any other ending, and in an explored game
   */
  public Optional<Stone> failed() {
    return ended
        .filter(result -> !explored && result.ending().isFailure())
        .filter(result -> result.ending() != Ending.OVERSTEPPED || left.isEmpty())
        .flatMap(Result::winner)
        .map(Stone::opponent)
        .filter(side -> seat(side) instanceof Seat.Computer)
        .filter(side -> seat(side.opponent()) instanceof Seat.Human);
  }

  /**
   * Returns whether an edit can be undone: {@link Game#undoEdit}.
   *
   * @return true if there is one
   */
  public boolean undoable() {
    return undoable;
  }

  /**
   * Returns whether an edit can be redone: {@link Game#redoEdit}.
   *
   * @return true if there is one
   */
  public boolean redoable() {
    return redoable;
  }

  /**
   * Returns the player of a side.
   *
   * @param stone the side
   * @return {@link #black} or {@link #white}
   */
  public Seat seat(Stone stone) {
    return stone == Stone.BLACK ? black : white;
  }

  /**
   * Returns whether the game waits for a human, so that {@link Game#play} is possible.
   *
   * @return true if the current position is not the end and a human is to act
   */
  public boolean personToMove() {
    return result.isEmpty() && seat(toAct) instanceof Seat.Human;
  }

  /**
   * Returns whether the current position differs from the one that play has reached.
   *
   * @return true while an earlier position or a variation is shown
   */
  public boolean looksElsewhere() {
    return !path.equals(line);
  }

  private List<Object> parts() {
    return List.of(
        version, record, path, line, board, black, white, paused, explored, left, result, ended,
        undoable, redoable);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof GameState that && parts().equals(that.parts());
  }

  @Override
  public int hashCode() {
    return parts().hashCode();
  }

  @Override
  public String toString() {
    return "GameState" + parts();
  }
}
