package org.gobang.ui.swing.window;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.engine.Engines;

/** Opens the engines dialog of a window, at most one at a time. */
final class EnginesView {

  private final WindowContext context;
  private Optional<EnginesDialog> dialog = Optional.empty();

  EnginesView(WindowContext context) {
    this.context = context;
  }

  /** Opens the dialog. The names of rules are read on the worker. */
  void show() {
    dialog
        .filter(EnginesDialog::isShowing)
        .ifPresentOrElse(EnginesDialog::show, () -> context.tasks().run(this::rules, this::open));
  }

  private Map<String, String> rules() {
    Map<String, String> names = new LinkedHashMap<>();
    context
        .workbench()
        .require(Engines.class)
        .rules()
        .forEach(rule -> names.put(rule, context.describer().rules(rule)));
    return names;
  }

  private void open(Map<String, String> rules) {
    EnginesDialog opened = new EnginesDialog(context, rules);
    dialog = Optional.of(opened);
    opened.show();
  }
}
