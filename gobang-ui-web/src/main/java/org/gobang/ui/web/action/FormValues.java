package org.gobang.ui.web.action;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.http.Form;
import org.gobang.presentation.newgame.NumberRange;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.web.view.PathText;

/** The values of forms sent by a page; each is validated. */
final class FormValues {

  private FormValues() {}

  static RefusedException refused(String value) {
    return new RefusedException("web-form", value + " is not valid here", List.of(value));
  }

  /** Returns the point {@code at}. */
  static Point point(Form form) {
    return Point.parse(form.get("at"));
  }

  /** Returns a whole number of at least 0. */
  static int number(Form form, String key) {
    String text = form.get(key);
    if (!text.matches("[0-9]{1,6}")) {
      throw refused(text);
    }
    return Integer.parseInt(text);
  }

  /** Returns a typed number. */
  static BigDecimal number(String typed, NumberRange range, Texts texts) {
    return range.parse(typed).orElseThrow(() -> new RefusedException(range.sentence(texts)));
  }

  /** Returns the {@code path} of a position in the record, in the form of {@link PathText}. */
  static List<Integer> path(Form form) {
    return PathText.parse(form.get("path"));
  }

  /** Returns the enum constant with the {@code name} of the form. */
  static <E extends Enum<E>> E named(Class<E> type, Form form) {
    String name = form.get("name");
    try {
      return Enum.valueOf(type, name.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException none) {
      throw refused(name);
    }
  }

  /** Returns the list element with the index {@code row}. */
  static <T> T row(List<T> rows, Form form) {
    int row = number(form, "row");
    if (row >= rows.size()) {
      throw refused("" + row);
    }
    return rows.get(row);
  }
}
