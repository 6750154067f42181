package org.gobang.ui.web.action;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.gobang.ui.web.view.JsonObjectBuilder;

/** A field of a form, as the page shows it. */
public final class FormField {

  private final JsonObjectBuilder fields;

  private FormField(String kind, String key, String label) {
    this.fields = new JsonObjectBuilder().put("key", key).put("kind", kind).put("label", label);
  }

  /** A sentence. */
  public static FormField note(String key, String text) {
    return new FormField("note", key, text);
  }

  /** One of several values. */
  public static <T> FormField choice(
      String key,
      String label,
      List<T> all,
      T chosen,
      Function<T, String> value,
      Function<T, String> name) {
    FormField field = new FormField("choice", key, label);
    field.fields.put("value", value.apply(chosen));
    field.fields.put(
        "options",
        all.stream()
            .map(
                each ->
                    new JsonObjectBuilder()
                        .put("value", value.apply(each))
                        .put("text", name.apply(each))
                        .object())
            .toList());
    return field;
  }

  /** A tick. */
  public static FormField check(String key, String label, boolean on) {
    FormField field = new FormField("check", key, label);
    field.fields.put("value", on);
    return field;
  }

  /** A line of text. */
  public static FormField text(String key, String label, String value, int most) {
    FormField field = new FormField("text", key, label);
    field.fields.put("value", value).put("max", most);
    return field;
  }

  /** Several lines of text. */
  public static FormField area(String key, String label, String value) {
    FormField field = new FormField("area", key, label);
    field.fields.put("value", value);
    return field;
  }

  /** A number. */
  public static FormField number(String key, String label, Object value, Object from, Object to) {
    FormField field = new FormField("number", key, label);
    field.fields.put("value", value).put("min", from).put("max", to);
    return field;
  }

  /** An address to be copied. */
  public static FormField link(String key, String label, String address) {
    FormField field = new FormField("link", key, label);
    field.fields.put("value", address);
    return field;
  }

  /**
   * A button that opens another page of the server beside this one. There is no link to it that
   * could be sent to others.
   *
   * @param action what the button says
   * @param name where it is, relative to this page
   */
  public static FormField opens(String key, String label, String action, String name) {
    FormField field = new FormField("opens", key, label);
    field.fields.put("action", action).put("value", name);
    return field;
  }

  /** A page elsewhere, which the browser opens beside this one. */
  public static FormField page(String key, String label, String address) {
    FormField field = new FormField("page", key, label);
    field.fields.put("value", address);
    return field;
  }

  /** A file that the browser sends. */
  public static FormField file(String key, String label, List<String> extensions) {
    FormField field = new FormField("file", key, label);
    field.fields.put("accept", String.join(",", extensions));
    return field;
  }

  /**
   * Rows to choose one from.
   *
   * @param chosen the id of the row that is chosen; empty for none
   * @param open the button that a double click on a row presses
   */
  public static FormField table(
      String key, String label, List<String> columns, List<Row> rows, String chosen, String open) {
    FormField field = new FormField("table", key, label);
    field
        .fields
        .put("columns", columns)
        .put("rows", rows.stream().map(Row::object).toList())
        .put("value", chosen)
        .text("open", open);
    return field;
  }

  /**
   * A row of a table.
   *
   * @param id identifies it
   * @param cells its texts, one for each column
   * @param detail what else there is to know; may be empty
   */
  public record Row(String id, List<String> cells, String detail) {

    private Map<String, Object> object() {
      return new JsonObjectBuilder()
          .put("id", id)
          .put("cells", cells)
          .text("detail", detail)
          .object();
    }
  }

  /** The same with more about it. */
  public FormField help(String text) {
    fields.text("help", text);
    return this;
  }

  /** The same below a heading. */
  public FormField group(String heading) {
    fields.text("group", heading);
    return this;
  }

  /** The same, and other fields change with it. */
  public FormField changing() {
    fields.put("changes", true);
    return this;
  }

  /** The same with steps of a size. */
  public FormField step(Object step) {
    fields.put("step", step);
    return this;
  }

  /** What identifies it; empty for what is only shown. */
  String key() {
    return String.valueOf(fields.object().get("key"));
  }

  /** Whether it has a value, as the page sends it. */
  boolean shows(String value) {
    return value.equals(String.valueOf(fields.object().get("value")));
  }

  /** The field for the page. */
  Map<String, Object> object() {
    return fields.object();
  }
}
