package org.gobang.ui.swing.present;

import java.util.Set;
import org.gobang.api.Point;

/** A listener that receives the changes of a board. */
public interface BoardListener {

  /** A listener that does nothing. */
  BoardListener NONE = new BoardListener() {};

  /** Called when the appearance of points has changed. */
  default void changed(Set<Point> points) {}

  /** Called when the appearance of the whole board has changed. */
  default void changed() {}

  /** Called when the message on the board has changed. */
  default void bubbleChanged() {}

  /** Called after {@link #changed(Set)} when the only change is a stone placed on a point. */
  default void stonePut(Point point) {}

  /** Called when a new winning line appears. */
  default void lineWon() {}

  /**
   * Starts or stops calls of {@link BoardPresenter#tick}, several times per second.
   *
   * @param needed whether ticks are needed
   */
  default void ticks(boolean needed) {}
}
