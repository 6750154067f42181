package org.gobang.ui.swing.window;

import java.awt.Taskbar;
import java.awt.Taskbar.Feature;
import javax.swing.JFrame;

/** Asks for the person's attention, where the window is not in front. */
final class Attention {

  private final JFrame frame;

  Attention(JFrame frame) {
    this.frame = frame;
  }

  /** Has the system mark the window in its own way, where it can. */
  void request() {
    if (frame.isActive() || !Taskbar.isTaskbarSupported()) {
      return;
    }
    Taskbar taskbar = Taskbar.getTaskbar();
    if (taskbar.isSupported(Feature.USER_ATTENTION_WINDOW)) {
      taskbar.requestWindowUserAttention(frame);
    } else if (taskbar.isSupported(Feature.USER_ATTENTION)) {
      taskbar.requestUserAttention(true, false);
    }
  }
}
