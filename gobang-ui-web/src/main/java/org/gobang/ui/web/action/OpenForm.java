package org.gobang.ui.web.action;

import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.http.Form;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.web.view.JsonObject;

/** Holds the open form of a visitor's page, if any. Use only on the loop of the table. */
public final class OpenForm {

  private final Texts texts;
  private final Runnable changed;
  private Optional<WebForm> form = Optional.empty();
  private String error = "";
  private int number;

  /**
   * Creates an instance without a form.
   *
   * @param changed called when another form is open, or the form changes
   */
  public OpenForm(Texts texts, Runnable changed) {
    this.texts = texts;
    this.changed = changed;
  }

  /** Opens a form in place of the previous one. */
  public void open(WebForm next) {
    form.ifPresent(WebForm::closed);
    form = Optional.of(next);
    error = "";
    number++;
    changed.run();
  }

  /** Closes the form, if open. */
  public void close() {
    form.ifPresent(WebForm::closed);
    form = Optional.empty();
    error = "";
    changed.run();
  }

  /** Returns whether a form with a name is open. */
  public boolean shows(String name) {
    return form.filter(each -> each.name().equals(name)).isPresent();
  }

  /** Updates the open form, if any. */
  public void refresh() {
    changed.run();
  }

  /** Returns the open form, or empty if the request refers to an earlier one. */
  private Optional<WebForm> of(Form request) {
    return form.filter(any -> request.get("id").equals("" + number));
  }

  void set(Form request) {
    of(request)
        .ifPresent(open -> attempt(() -> open.set(request.get("key"), request.get("value"))));
  }

  void press(Form request) {
    of(request)
        .ifPresent(
            open ->
                attempt(
                    () ->
                        open.press(
                            request.get("button"), request.startingWith("v."), new Shown(number))));
  }

  void leave(Form request) {
    of(request).ifPresent(open -> close());
  }

  private void attempt(Runnable what) {
    try {
      error = "";
      what.run();
    } catch (RefusedException refused) {
      error = texts.of(refused);
    }
    changed.run();
  }

  /** Returns the form as a part of the page. */
  public Object value() {
    return form.map(this::value);
  }

  private Object value(WebForm open) {
    return new JsonObject()
        .with("id", number)
        .with("name", open.name())
        .with("title", open.title())
        .text("error", error)
        .with("fields", open.fields().stream().map(FormField::object).toList())
        .with(
            "buttons",
            open.buttons().stream()
                .map(
                    each ->
                        JsonObject.named(each.name(), each.text()).flag("primary", each.primary()))
                .toList());
  }

  /** A numbered form: another one may be open when an action completes. */
  final class Shown {

    private final int about;

    private Shown(int about) {
      this.about = about;
    }

    /** Closes the form. */
    void close() {
      if (about == number) {
        OpenForm.this.close();
      }
    }

    /** Shows a refusal in the form. */
    void fail(RefusedException why) {
      if (about == number) {
        error = texts.of(why);
        changed.run();
      }
    }
  }
}
