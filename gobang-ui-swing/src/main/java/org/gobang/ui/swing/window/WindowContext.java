package org.gobang.ui.swing.window;

import javax.swing.JFrame;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.GamePresenter;

/**
 * What the dialogs of a window need.
 *
 * @param describer describes positions in the language of the window
 * @param tasks runs what waits
 */
record WindowContext(
    JFrame frame, GamePresenter game, PositionDescriber describer, BackgroundTasks tasks) {

  Workbench workbench() {
    return game.session().workbench();
  }

  Texts texts() {
    return describer.texts();
  }
}
