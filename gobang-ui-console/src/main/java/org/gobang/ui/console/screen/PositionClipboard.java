package org.gobang.ui.console.screen;

import org.gobang.api.RefusedException;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.text.Texts;

/** Copies positions as text and pastes them. */
record PositionClipboard(ScreenSession session, Texts texts) {

  /**
   * Sets up a position, if the current game may be closed.
   *
   * @throws RefusedException if the text is invalid or the position cannot be set up
   */
  void setUp(String text) {
    session.presenter().own();
    GameSetup setup = session.presenter().games().setups().position(text);
    GameState now = session.state().orElseThrow();
    Runnable open = () -> session.open(setup, () -> {});
    if (session.viewing() || now.path().isEmpty()) {
      open.run();
    } else {
      session.questions().ask(texts.of("position?", setup.path().size()), open);
    }
  }

  /** Sets up a pasted position, or opens the pasted content of a game file. */
  void paste(String text) {
    if (text.isBlank()) {
      return;
    }
    try {
      setUp(text);
    } catch (RefusedException noMoves) {
      session.files().paste(text);
    }
  }
}
