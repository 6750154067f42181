package org.gobang.ui.web.action;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.presentation.text.Texts;

/**
 * A dialog of a visitor: its fields and the actions of its buttons. Use on the loop of the table.
 */
public abstract class WebForm {

  private final Texts texts;
  private final String name;
  private final String title;

  /**
   * Creates a form.
   *
   * @param name the id of the type of form
   * @param title the key of the heading
   */
  WebForm(Texts texts, String name, String title) {
    this.texts = texts;
    this.name = name;
    this.title = texts.of(title);
  }

  final Texts texts() {
    return texts;
  }

  final String text(String key, Object... arguments) {
    return texts.of(key, arguments);
  }

  final String name() {
    return name;
  }

  final String title() {
    return title;
  }

  /** Returns the current fields. */
  abstract List<FormField> fields();

  /** Returns the current buttons. */
  abstract List<Button> buttons();

  /** Called when the form is closed and pending results are no longer needed. */
  void closed() {}

  /**
   * A button.
   *
   * @param name the id
   * @param text the label
   * @param primary whether Enter presses the button, and all field values are set before the action
   * @param action the action; on a refusal the form stays open
   */
  record Button(String name, String text, boolean primary, Consumer<OpenForm.Shown> action) {}

  final Button button(String button, String key, Runnable action) {
    return new Button(button, text(key), false, form -> action.run());
  }

  final Button primary(String button, String key, Consumer<OpenForm.Shown> action) {
    return new Button(button, text(key), true, action);
  }

  /** Returns a button that closes the form. */
  final Button close() {
    return new Button("close", text("web.close"), false, OpenForm.Shown::close);
  }

  /**
   * Sets the value of a field.
   *
   * @throws org.gobang.api.RefusedException if the value is invalid
   */
  final void set(String key, String value) {
    fields().stream()
        .filter(each -> each.key().equals(key))
        .findFirst()
        .orElseThrow(() -> FormValues.refused(key))
        .set(value);
  }

  /** Presses a button, if it exists. Values refused earlier are refused again. */
  final void press(String button, Map<String, String> values, OpenForm.Shown form) {
    for (Button each : buttons()) {
      if (each.name().equals(button)) {
        if (each.primary()) {
          fields().forEach(field -> take(field, Optional.ofNullable(values.get(field.key()))));
        }
        each.action().accept(form);
      }
    }
  }

  private void take(FormField field, Optional<String> value) {
    value.filter(typed -> !field.shows(typed)).ifPresent(typed -> set(field.key(), typed));
  }
}
