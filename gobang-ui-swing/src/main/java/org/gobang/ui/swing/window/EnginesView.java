package org.gobang.ui.swing.window;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import org.gobang.api.engine.Engines;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;

/** The engines of a window, which are shown once at a time. */
final class EnginesView {

  private final JFrame owner;
  private final Workbench workbench;
  private final PositionDescriber describer;
  private final Texts texts;
  private final Executor worker;
  private Optional<EnginesDialog> dialog = Optional.empty();

  EnginesView(
      JFrame owner,
      Workbench workbench,
      PositionDescriber describer,
      Texts texts,
      Executor worker) {
    this.owner = owner;
    this.workbench = workbench;
    this.describer = describer;
    this.texts = texts;
    this.worker = worker;
  }

  /** Opens the engines; the names of rules are read on the worker. */
  void show() {
    dialog
        .filter(EnginesDialog::isShowing)
        .ifPresentOrElse(EnginesDialog::show, () -> worker.execute(this::open));
  }

  private void open() {
    Engines engines = workbench.require(Engines.class);
    Map<String, String> names = new LinkedHashMap<>();
    engines.rules().forEach(rule -> names.put(rule, describer.rules(rule)));
    SwingUtilities.invokeLater(
        () -> dialog = Optional.of(EnginesDialog.open(owner, engines, texts, names)));
  }
}
