package org.gobang.ui.swing.window;

import java.awt.Taskbar;
import java.awt.Taskbar.Feature;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import javax.swing.JFrame;

/**
 * A request for the attention of the user while the window is not in front.
 *
 * @param inFront returns whether the window is in front
 * @param supports returns whether the task bar or dock of the system supports a feature
 * @param markWindow marks the window in the task bar
 * @param markProgram marks the program in the dock
 */
record AttentionRequest(
    BooleanSupplier inFront,
    Predicate<Feature> supports,
    Runnable markWindow,
    Runnable markProgram) {

  /** Creates an attention request for a window. */
  static AttentionRequest of(JFrame frame) {
    return new AttentionRequest(
        frame::isActive,
        feature -> Taskbar.isTaskbarSupported() && Taskbar.getTaskbar().isSupported(feature),
        () -> Taskbar.getTaskbar().requestWindowUserAttention(frame),
        () -> Taskbar.getTaskbar().requestUserAttention(true, false));
  }

  /** Marks the window or otherwise the program, if supported by the system. */
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
