package org.gobang.ui.swing.present;

import java.util.Set;
import org.gobang.api.Point;

/** The view of a board, which is notified of changes. */
public interface BoardView {

  /** A view without effect. */
  BoardView NONE =
      new BoardView() {
        @Override
        public void changed(Set<Point> points) {}

        @Override
        public void changed() {}

        @Override
        public void bubbleChanged() {}
      };

  /** These points look different. */
  void changed(Set<Point> points);

  /** Everything looks different. */
  void changed();

  /** The message on the board has changed. */
  void bubbleChanged();

  /**
   * Requests calls of {@link BoardPresenter#tick}, several times a second, or ends them.
   *
   * @param needed whether ticks are needed from now on
   */
  default void ticks(boolean needed) {}
}
