package org.gobang.ui.swing.window;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.gobang.presentation.session.GameSignal;

/**
 * Reacts to cues of the game.
 *
 * @param inFront returns whether the window is in front
 * @param audible returns whether sounds are on
 * @param attention requests the user's attention
 * @param sound plays the sound of a cue
 */
record CueSignals(
    BooleanSupplier inFront,
    BooleanSupplier audible,
    Runnable attention,
    Consumer<GameSignal> sound) {

  /** Handles a cue. */
  void on(GameSignal cue) {
    if (cue == GameSignal.REPLY || cue == GameSignal.END) {
      attention.run();
    }
    if (audible.getAsBoolean()) {
      // In a visible window, a reply sounds like any other stone.
      sound.accept(cue == GameSignal.REPLY && inFront.getAsBoolean() ? GameSignal.MOVE : cue);
    }
  }
}
