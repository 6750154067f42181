package org.gobang.ui.web.action;

import java.util.List;
import java.util.Map;

/** A dialog of a visitor: its fields, and what its buttons do. Used on the loop of the table. */
public interface WebForm {

  /** Identifies the kind of form. */
  String name();

  /** The heading, in the visitor's language. */
  String title();

  /** The fields as they are now. */
  List<FormField> fields();

  /** The buttons as they are now. */
  List<Button> buttons();

  /**
   * A button.
   *
   * @param name identifies it
   * @param text what it says
   * @param primary whether Enter presses it
   */
  record Button(String name, String text, boolean primary) {}

  /**
   * A field that changes others has another value.
   *
   * @throws org.gobang.api.RefusedException if it cannot have that value
   */
  void set(String key, String value);

  /**
   * A button was pressed.
   *
   * @param values the values of all fields, by their keys
   * @param closes closes the form; {@link Closing#close} or {@link Closing#fail}
   * @throws org.gobang.api.RefusedException if a value is not valid; the form stays
   */
  void press(String button, Map<String, String> values, Closing closes);

  /** The form is no longer shown; what it waits for is not needed any more. */
  default void closed() {}

  /** What becomes of the form after a button. */
  interface Closing {

    /** Closes the form. */
    void close();

    /** Shows in the form why something was not done. */
    void fail(String sentence);

    /** Shows the form anew. */
    void refresh();
  }
}
