package org.gobang.ui.web.action;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.gobang.api.RefusedException;
import org.gobang.presentation.problem.ProblemMenu;

/** Which problems are to be posed, and how the person stands. */
final class ProblemsForm extends PlainForm {

  private final ActionContext desk;
  private final ProblemMenu menu;

  ProblemsForm(ActionContext desk) {
    super("problems", desk.session().texts().of("problem.choose.title"), desk.session().texts());
    this.desk = desk;
    this.menu = desk.session().presenter().problems().menu(desk.form()::refresh);
  }

  @Override
  public List<FormField> fields() {
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
                  names::get)
              .changing());
    }
    fields.add(FormField.note("counts", menu.counts()));
    fields.add(FormField.note("progress", menu.progress()));
    return fields;
  }

  @Override
  public List<Button> buttons() {
    List<Button> buttons = new ArrayList<>();
    if (!menu.isEmpty()) {
      buttons.add(new Button("begin", texts().of("new.begin"), true));
    }
    buttons.add(leaves());
    return buttons;
  }

  @Override
  public void set(String key, String value) {
    for (ProblemMenu.Row row : ProblemMenu.Row.values()) {
      for (int each = 0; each < menu.values(row).size(); each++) {
        if (row.name().equals(key) && value.equals("" + each)) {
          menu.choose(row, each);
          return;
        }
      }
    }
    throw new RefusedException("web-form", "there is no choice " + value, List.of(value));
  }

  @Override
  public void press(String button, Map<String, String> values, Closing closes) {
    if (button.equals("begin")) {
      desk.session()
          .presenter()
          .problems()
          .choose(menu, closes::close, why -> closes.fail(texts().of(why)));
    } else {
      closes.close();
    }
  }
}
