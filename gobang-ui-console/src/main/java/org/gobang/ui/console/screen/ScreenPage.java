package org.gobang.ui.console.screen;

import org.gobang.api.workbench.Plugins;

/** A page that covers the board temporarily and takes the keys. */
interface ScreenPage {

  /** Handles a key; returns whether the page stays open. */
  boolean press(Key key);

  void paint(TextCanvas canvas, TerminalStyle look);

  /** Returns whether the mouse is left to the terminal, so that the user can select text. */
  default boolean leavesMouseToTerminal() {
    return false;
  }

  /** Called when plugins have changed; the page may list them. */
  default void changed(Plugins plugins) {}
}
