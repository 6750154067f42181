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
 * What the engine holds of moves, kept for the session. One move is asked for at a time, and only
 * moves of the position that is wanted at the time. Use only on the interface thread.
 */
final class MoveEvaluations {

  private final InterfaceContext context;
  private final Runnable changed;

  /** Empty values are those that the engine has refused to give. */
  private final Map<Place, OptionalDouble> known = new HashMap<>();

  private Optional<Board> position = Optional.empty();
  private List<Point> wanted = List.of();
  private boolean asked;

  private record Place(PositionKey position, Point move) {}

  /**
   * Creates an idle instance.
   *
   * @param changed run when a value has come
   */
  MoveEvaluations(InterfaceContext context, Runnable changed) {
    this.context = context;
    this.changed = changed;
  }

  /** Asks for the values of moves, and no longer for those of another position. */
  void want(Board board, List<Point> moves) {
    position = Optional.of(board);
    wanted = moves;
    askNext();
  }

  /** Asks for no more values. */
  void stop() {
    wanted = List.of();
  }

  /** Returns the value of a move; empty while it is not known. */
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
