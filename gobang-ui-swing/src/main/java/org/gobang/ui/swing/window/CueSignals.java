package org.gobang.ui.swing.window;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.gobang.presentation.session.GameSignal;

/**
 * What the window does on a cue of the game.
 *
 * @param inFront whether the window is in front
 * @param audible whether the user wants sounds
 * @param attention asks for the user's attention
 * @param sound plays the sound of a cue
 */
record CueSignals(
    BooleanSupplier inFront,
    BooleanSupplier audible,
    Runnable attention,
    Consumer<GameSignal> sound) {

  /** A cue has come. */
  void on(GameSignal cue) {
    if (cue == GameSignal.REPLY || cue == GameSignal.END) {
      attention.run();
    }
    if (audible.getAsBoolean()) {
      // A reply that is seen sounds like any other stone.
      sound.accept(cue == GameSignal.REPLY && inFront.getAsBoolean() ? GameSignal.MOVE : cue);
    }
  }
}
