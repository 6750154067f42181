package org.gobang.ui.swing.present;

import java.util.Optional;
import org.gobang.api.Point;

/** The points of the pointer and of the keyboard focus, and the message that is shown there. */
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

  /** The point of the pointer, else that of the focus. */
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

  /** Moves the focus to a point, in place of the pointer. */
  void focus(Point at) {
    hover(Optional.empty());
    focus = Optional.of(at);
  }

  /** Removes the focus. */
  void unfocus() {
    focus = Optional.empty();
    clearMessage();
  }

  /** Removes pointer and focus: there is another board. */
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
   * The point that the focus moves to by a number of columns and rows, around the edges of a board.
   * Without a focus it is the pointer's, else the middle.
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
