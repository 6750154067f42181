package org.gobang.ui.swing.present;

import java.util.Set;
import org.gobang.api.Point;

/** Receives the changes of a board. */
public interface BoardListener {

  /** A listener without effect. */
  BoardListener NONE = new BoardListener() {};

  /** These points look different. */
  default void changed(Set<Point> points) {}

  /** Everything looks different. */
  default void changed() {}

  /** The message on the board has changed. */
  default void bubbleChanged() {}

  /** A stone was put on a point, and nothing else; called after {@link #changed(Set)}. */
  default void stonePut(Point point) {}

  /** There is a line that won, which was not there before. */
  default void lineWon() {}

  /**
   * Requests calls of {@link BoardPresenter#tick}, several times a second, or ends them.
   *
   * @param needed whether ticks are needed from now on
   */
  default void ticks(boolean needed) {}
}
