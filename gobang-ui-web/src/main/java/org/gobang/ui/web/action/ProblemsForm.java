package org.gobang.ui.web.action;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.gobang.presentation.problem.ProblemMenu;

/** A form for the problem filter, with the progress of the user. */
final class ProblemsForm extends WebForm {

  private final ActionContext context;
  private final ProblemMenu menu;

  ProblemsForm(ActionContext context) {
    super(context.texts(), "problems", "problem.choose.title");
    this.context = context;
    this.menu = context.presenter().problems().menu(context.form()::refresh);
  }

  @Override
  List<FormField> fields() {
    List<FormField> fields = new ArrayList<>();
    for (ProblemMenu.Row row : ProblemMenu.Row.values()) {
      List<String> names = menu.values(row);
      fields.add(
          FormField.choice(
              row.name(),
              menu.name(row),
              IntStream.range(0, names.size()).boxed().toList(),
              menu.chosen(row),
              String::valueOf,
              names::get,
              each -> menu.choose(row, each)));
    }
    fields.add(FormField.note("counts", menu.counts()));
    fields.add(FormField.note("progress", menu.progress()));
    return fields;
  }

  @Override
  List<Button> buttons() {
    return menu.isEmpty()
        ? List.of(close())
        : List.of(primary("begin", "new.begin", this::begin), close());
  }

  private void begin(OpenForm.Shown form) {
    context.presenter().problems().choose(menu, form::close, form::fail);
  }
}
