package org.gobang.ui.web.action;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.gobang.ui.web.view.Fields;

/** A field of a form, as the page shows it. */
public final class Field {

  private final Fields fields;

  private Field(String kind, String key, String label) {
    this.fields = new Fields().put("key", key).put("kind", kind).put("label", label);
  }

  /** A sentence. */
  public static Field note(String key, String text) {
    return new Field("note", key, text);
  }

  /** One of several values. */
  public static <T> Field choice(
      String key,
      String label,
      List<T> all,
      T chosen,
      Function<T, String> value,
      Function<T, String> name) {
    Field field = new Field("choice", key, label);
    field.fields.put("value", value.apply(chosen));
    field.fields.put(
        "options",
        all.stream()
            .map(
                each ->
                    new Fields()
                        .put("value", value.apply(each))
                        .put("text", name.apply(each))
                        .object())
            .toList());
    return field;
  }

  /** A tick. */
  public static Field check(String key, String label, boolean on) {
    Field field = new Field("check", key, label);
    field.fields.put("value", on);
    return field;
  }

  /** A line of text. */
  public static Field text(String key, String label, String value, int most) {
    Field field = new Field("text", key, label);
    field.fields.put("value", value).put("max", most);
    return field;
  }

  /** Several lines of text. */
  public static Field area(String key, String label, String value) {
    Field field = new Field("area", key, label);
    field.fields.put("value", value);
    return field;
  }

  /** A number. */
  public static Field number(String key, String label, Object value, Object from, Object to) {
    Field field = new Field("number", key, label);
    field.fields.put("value", value).put("min", from).put("max", to);
    return field;
  }

  /** An address to be copied. */
  public static Field link(String key, String label, String address) {
    Field field = new Field("link", key, label);
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
  public static Field opens(String key, String label, String action, String name) {
    Field field = new Field("opens", key, label);
    field.fields.put("action", action).put("value", name);
    return field;
  }

  /** A page elsewhere, which the browser opens beside this one. */
  public static Field page(String key, String label, String address) {
    Field field = new Field("page", key, label);
    field.fields.put("value", address);
    return field;
  }

  /** A file that the browser sends. */
  public static Field file(String key, String label, List<String> extensions) {
    Field field = new Field("file", key, label);
    field.fields.put("accept", String.join(",", extensions));
    return field;
  }

  /**
   * Rows to choose one from.
   *
   * @param chosen the id of the row that is chosen; empty for none
   * @param open the button that a double click on a row presses
   */
  public static Field table(
      String key, String label, List<String> columns, List<Row> rows, String chosen, String open) {
    Field field = new Field("table", key, label);
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
      return new Fields().put("id", id).put("cells", cells).text("detail", detail).object();
    }
  }

  /** The same with more about it. */
  public Field help(String text) {
    fields.text("help", text);
    return this;
  }

  /** The same below a heading. */
  public Field group(String heading) {
    fields.text("group", heading);
    return this;
  }

  /** The same, and other fields change with it. */
  public Field changing() {
    fields.put("changes", true);
    return this;
  }

  /** The same with steps of a size. */
  public Field step(Object step) {
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
