package org.gobang.ui.console.screen;

import org.gobang.api.workbench.Plugins;

/** Something that covers the board for a while, and has the keys meanwhile. */
interface Page {

  /** Does what a key asks for; gives whether the page stays. */
  boolean press(Key key);

  void paint(TextCanvas canvas, Look look);

  /** Whether the terminal has the mouse meanwhile, so that one can mark what stands here. */
  default boolean leavesMouse() {
    return false;
  }

  /** Plugins have changed, of which one may be choosing. */
  default void changed(Plugins plugins) {}
}
