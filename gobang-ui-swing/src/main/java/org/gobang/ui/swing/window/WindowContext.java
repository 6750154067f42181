package org.gobang.ui.swing.window;

import javax.swing.JFrame;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.present.GamePresenter;

/**
 * The context of the dialogs of a window.
 *
 * @param tasks runs blocking tasks
 */
record WindowContext(
    JFrame frame, GamePresenter game, BackgroundTasks tasks, Appearance appearance) {

  Workbench workbench() {
    return game.session().context().workbench();
  }

  Texts texts() {
    return game.session().context().texts();
  }

  PositionDescriber describer() {
    return game.session().context().describer();
  }
}
