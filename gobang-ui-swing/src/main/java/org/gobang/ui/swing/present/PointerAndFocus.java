package org.gobang.ui.swing.present;

import java.util.Optional;
import org.gobang.api.Point;

/** The points with the pointer and the keyboard focus, and the message on the board. */
final class PointerAndFocus {

  private Optional<Point> hover = Optional.empty();
  private Optional<Point> focus = Optional.empty();
  private Optional<PointMessage> message = Optional.empty();

  Optional<Point> hover() {
    return hover;
  }

  Optional<Point> focus() {
    return focus;
  }

  /** Returns the point with the pointer, or otherwise with the focus. */
  Optional<Point> point() {
    return hover.isPresent() ? hover : focus;
  }

  Optional<PointMessage> message() {
    return message;
  }

  /** Moves the pointer to a point, or off the points. */
  void hover(Optional<Point> at) {
    hover = at;
    clearMessage();
  }

  /** Moves the focus to a point and removes the pointer. */
  void focus(Point at) {
    hover(Optional.empty());
    focus = Optional.of(at);
  }

  /** Removes the focus. */
  void unfocus() {
    focus = Optional.empty();
    clearMessage();
  }

  /** Removes pointer and focus for a new board. */
  void reset() {
    hover = Optional.empty();
    focus = Optional.empty();
  }

  void say(PointMessage bubble) {
    message = Optional.of(bubble);
  }

  void clearMessage() {
    message = Optional.empty();
  }

  /**
   * Returns the point after moving the focus by columns and rows, with wrapping at the edges.
   * Without focus, returns the point with the pointer, or otherwise the centre.
   */
  Point moved(int columns, int rows, int size) {
    return focus
        .map(
            at ->
                new Point(
                    Math.floorMod(at.column() + columns, size),
                    Math.floorMod(at.row() + rows, size)))
        .orElse(hover.orElse(new Point(size / 2, size / 2)));
  }
}
