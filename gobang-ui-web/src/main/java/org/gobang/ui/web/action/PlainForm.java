package org.gobang.ui.web.action;

import java.util.List;
import java.util.Map;
import org.gobang.api.RefusedException;
import org.gobang.presentation.text.Texts;

/** A form whose fields do not depend on each other. */
abstract class PlainForm implements WebForm {

  private final String name;
  private final String title;
  private final Texts texts;

  /**
   * A form.
   *
   * @param title the heading
   */
  PlainForm(String name, String title, Texts texts) {
    this.name = name;
    this.title = title;
    this.texts = texts;
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final String title() {
    return title;
  }

  final Texts texts() {
    return texts;
  }

  /** One that closes the form. */
  final Button leaves() {
    return new Button("close", texts.of("web.close"), false);
  }

  @Override
  public void set(String key, String value) {
    throw new RefusedException("web-form", "there is no field " + key, List.of(key));
  }

  @Override
  public void press(String button, Map<String, String> values, Closing closes) {
    closes.close();
  }
}
