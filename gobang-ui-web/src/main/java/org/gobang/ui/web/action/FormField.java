package org.gobang.ui.web.action;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.gobang.ui.web.view.JsonObject;

/**
 * A field of a form.
 *
 * @param object the field for the page
 * @param setter sets a value sent by the page
 */
record FormField(JsonObject object, Consumer<String> setter) {

  private FormField(String kind, String key, String label, Consumer<String> setter) {
    this(new JsonObject().with("key", key).with("kind", kind).with("label", label), setter);
  }

  private FormField(String kind, String key, String label) {
    this(
        kind,
        key,
        label,
        value -> {
          throw FormValues.refused(value);
        });
  }

  /** Returns a field with a text to read. */
  static FormField note(String key, String text) {
    return new FormField("note", key, text);
  }

  /** Returns a selection of one of several values. */
  static <T> FormField choice(
      String key,
      String label,
      List<T> all,
      T chosen,
      Function<T, String> value,
      Function<T, String> name,
      Consumer<T> set) {
    return new FormField(
            "choice",
            key,
            label,
            typed ->
                set.accept(
                    all.stream()
                        .filter(each -> value.apply(each).equals(typed))
                        .findFirst()
                        .orElseThrow(() -> FormValues.refused(typed))))
        .with("value", value.apply(chosen))
        .with(
            "options",
            all.stream()
                .map(
                    each ->
                        new JsonObject()
                            .with("value", value.apply(each))
                            .with("text", name.apply(each)))
                .toList())
        .changing();
  }

  /** Returns a checkbox. */
  static FormField check(String key, String label, boolean on, Consumer<Boolean> set) {
    return new FormField("check", key, label, value -> set.accept(Boolean.parseBoolean(value)))
        .with("value", on)
        .changing();
  }

  /** Returns a single-line text field. */
  static FormField text(String key, String label, String value, int most, Consumer<String> set) {
    return new FormField("text", key, label, set).with("value", value).with("max", most).changing();
  }

  /** Returns a text area, submitted with a button. */
  static FormField area(String key, String label, Consumer<String> set) {
    return new FormField("area", key, label, set).with("value", "");
  }

  /** Returns a number field. */
  static FormField number(
      String key, String label, Object value, Object from, Object to, Consumer<String> set) {
    return new FormField("number", key, label, set)
        .with("value", value)
        .with("min", from)
        .with("max", to)
        .changing();
  }

  /** Returns an address to copy. */
  static FormField link(String key, String label, String address) {
    return new FormField("link", key, label).with("value", address);
  }

  /**
   * Returns a button that opens another page of the server in a new tab, without a link that could
   * be shared.
   *
   * @param action the label of the button
   * @param name the location, relative to this page
   */
  static FormField opens(String key, String label, String action, String name) {
    return new FormField("opens", key, label).with("action", action).with("value", name);
  }

  /** Returns a link to an external page, which opens in a new tab. */
  static FormField page(String key, String label, String address) {
    return new FormField("page", key, label).with("value", address);
  }

  /** Returns a file upload. */
  static FormField file(String key, String label, List<String> extensions) {
    return new FormField("file", key, label).with("accept", String.join(",", extensions));
  }

  /**
   * Returns a table with selectable rows, submitted with a button.
   *
   * @param chosen the id of the selected row; empty for none
   * @param open the button activated by a double click on a row; may be empty
   */
  static FormField table(
      String key,
      String label,
      List<String> columns,
      List<Row> rows,
      String chosen,
      String open,
      Consumer<String> set) {
    return new FormField("table", key, label, set)
        .with("columns", columns)
        .with("rows", rows.stream().map(Row::object).toList())
        .with("value", chosen)
        .text("open", open);
  }

  /**
   * A row of a table.
   *
   * @param id the id
   * @param cells the texts, one per column
   * @param detail further information; may be empty
   */
  record Row(String id, List<String> cells, String detail) {

    private JsonObject object() {
      return new JsonObject().with("id", id).with("cells", cells).text("detail", detail);
    }
  }

  /** Adds a property for the page. */
  FormField with(String name, Object value) {
    object.with(name, value);
    return this;
  }

  /** Returns the field with a help text. */
  FormField help(String text) {
    return text("help", text);
  }

  private FormField text(String name, String value) {
    object.text(name, value);
    return this;
  }

  /** Returns the field with a heading above it. */
  FormField group(String heading) {
    return with("group", heading);
  }

  /** Returns the field with immediate submission, because other fields depend on it. */
  FormField changing() {
    return with("changes", true);
  }

  /** Returns the key of the field. */
  String key() {
    return String.valueOf(object.get("key"));
  }

  /** Returns whether the field has the given value, in the form sent by the page. */
  boolean shows(String value) {
    return value.equals(String.valueOf(object.get("value")));
  }

  /**
   * Sets the value sent by the page.
   *
   * @throws org.gobang.api.RefusedException if the value is invalid
   */
  void set(String value) {
    setter.accept(value);
  }
}
