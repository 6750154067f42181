package org.gobang.ui.console.screen;

import org.gobang.api.workbench.Plugins;

/** A page that covers the board temporarily and receives the keys. */
interface ScreenPage {

  /** Handles a key and returns whether the page stays open. */
  boolean press(Key key);

  void paint(TextCanvas canvas, TerminalStyle look);

  /** Returns whether the terminal handles the mouse, so that the user can select text. */
  default boolean leavesMouseToTerminal() {
    return false;
  }

  /** Called when plugins have changed. */
  default void changed(Plugins plugins) {}
}
