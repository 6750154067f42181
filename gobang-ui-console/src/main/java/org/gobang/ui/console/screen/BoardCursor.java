package org.gobang.ui.console.screen;

import java.util.Optional;
import org.gobang.api.Point;

/** Where the next stone would be put: in the middle at first. */
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

  /** Puts it somewhere on the board. */
  void put(Point point) {
    at = Optional.of(point).filter(this::isOnBoard).or(() -> at);
  }

  /** Moves it, as far as the board goes. */
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
