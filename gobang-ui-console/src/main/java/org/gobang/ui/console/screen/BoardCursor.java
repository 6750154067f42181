package org.gobang.ui.console.screen;

import java.util.Optional;
import org.gobang.api.Point;

/** The cursor for the next stone, initially at the centre of the board. */
final class BoardCursor {

  private final ScreenSession session;
  private Optional<Point> at = Optional.empty();

  BoardCursor(ScreenSession session) {
    this.session = session;
    session.onAnotherGame(() -> at = Optional.empty());
  }

  Point point() {
    int middle = size() / 2;
    return at.filter(this::isOnBoard).orElse(new Point(middle, middle));
  }

  /** Moves the cursor to a point, if it is on the board. */
  void put(Point point) {
    at = Optional.of(point).filter(this::isOnBoard).or(() -> at);
  }

  /** Moves the cursor by some columns and rows, within the edges. */
  void move(int columns, int rows) {
    Point from = point();
    int column = Math.max(0, Math.min(size() - 1, from.column() + columns));
    int row = Math.max(0, Math.min(size() - 1, from.row() + rows));
    at = Optional.of(new Point(column, row));
  }

  private boolean isOnBoard(Point point) {
    return point.column() < size() && point.row() < size();
  }

  private int size() {
    return session.state().orElseThrow().board().size();
  }
}
