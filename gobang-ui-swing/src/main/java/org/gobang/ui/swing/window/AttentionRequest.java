package org.gobang.ui.swing.window;

import java.awt.Taskbar;
import java.awt.Taskbar.Feature;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import javax.swing.JFrame;

/**
 * Asks for the user's attention, where the window is not in front.
 *
 * @param inFront whether it is
 * @param supports whether the task bar or dock of the system can do something
 * @param markWindow marks the window in the task bar
 * @param markProgram marks the program in the dock
 */
record AttentionRequest(
    BooleanSupplier inFront,
    Predicate<Feature> supports,
    Runnable markWindow,
    Runnable markProgram) {

  /** Attention for a window, in the system's own way. */
  static AttentionRequest of(JFrame frame) {
    return new AttentionRequest(
        frame::isActive,
        feature -> Taskbar.isTaskbarSupported() && Taskbar.getTaskbar().isSupported(feature),
        () -> Taskbar.getTaskbar().requestWindowUserAttention(frame),
        () -> Taskbar.getTaskbar().requestUserAttention(true, false));
  }

  /** Has the system mark the window, or else the program, where it can. */
  void request() {
    if (inFront.getAsBoolean()) {
      return;
    }
    if (supports.test(Feature.USER_ATTENTION_WINDOW)) {
      markWindow.run();
    } else if (supports.test(Feature.USER_ATTENTION)) {
      markProgram.run();
    }
  }
}
