package org.gobang.presentation.explorer;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.explorer.Explorer;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionKey;

/**
 * The evaluations of moves by an engine, cached for the session. Moves are evaluated one at a time,
 * and only for the requested position. Use only on the interface thread.
 */
final class MoveEvaluations {

  private final InterfaceContext context;
  private final Runnable changed;

  /** An empty value marks an evaluation that the engine refused. */
  private final Map<Place, OptionalDouble> known = new HashMap<>();

  private Optional<Board> position = Optional.empty();
  private List<Point> wanted = List.of();
  private boolean asked;

  private record Place(PositionKey position, Point move) {}

  /**
   * Creates an empty cache of evaluations.
   *
   * @param changed run when an evaluation has arrived
   */
  MoveEvaluations(InterfaceContext context, Runnable changed) {
    this.context = context;
    this.changed = changed;
  }

  /** Requests evaluations of moves and cancels those for another position. */
  void want(Board board, List<Point> moves) {
    position = Optional.of(board);
    wanted = moves;
    askNext();
  }

  /** Cancels all requests. */
  void stop() {
    wanted = List.of();
  }

  /** Returns the evaluation of a move; empty while unknown. */
  OptionalDouble of(Board board, Point move) {
    return known.getOrDefault(new Place(PositionKey.of(board), move), OptionalDouble.empty());
  }

  private void askNext() {
    if (!asked) {
      position.ifPresent(
          board ->
              wanted.stream()
                  .filter(move -> !known.containsKey(new Place(PositionKey.of(board), move)))
                  .findFirst()
                  .ifPresent(move -> ask(board, move)));
    }
  }

  private void ask(Board board, Point move) {
    asked = true;
    Place place = new Place(PositionKey.of(board), move);
    context.deliver(
        context.require(Explorer.class).value(board, move),
        value -> answered(place, OptionalDouble.of(value)),
        (RefusedException noValue) -> answered(place, OptionalDouble.empty()));
  }

  private void answered(Place place, OptionalDouble value) {
    asked = false;
    known.put(place, value);
    changed.run();
    askNext();
  }
}
