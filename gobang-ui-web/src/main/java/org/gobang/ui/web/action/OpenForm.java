package org.gobang.ui.web.action;

import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.http.Form;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.web.view.JsonObjectBuilder;

/** The form that is open on a visitor's page, if any. Used on the loop of the table alone. */
public final class OpenForm {

  private final Texts texts;
  private final Runnable changed;
  private Optional<WebForm> form = Optional.empty();
  private String error = "";
  private int number;

  /**
   * No form.
   *
   * @param changed run when there is another form, or it changes
   */
  public OpenForm(Texts texts, Runnable changed) {
    this.texts = texts;
    this.changed = changed;
  }

  /** Opens a form in place of the one before. */
  public void open(WebForm next) {
    form.ifPresent(WebForm::closed);
    form = Optional.of(next);
    error = "";
    number++;
    changed.run();
  }

  /** Closes it. */
  public void close() {
    form.ifPresent(WebForm::closed);
    form = Optional.empty();
    error = "";
    changed.run();
  }

  /** Whether a form of a name is open. */
  public boolean shows(String name) {
    return form.filter(each -> each.name().equals(name)).isPresent();
  }

  /** Shows the form anew, if one is open. */
  public void refresh() {
    changed.run();
  }

  /** Whether a request is about the form that is open, not about an earlier one. */
  private Optional<WebForm> of(Form request) {
    return form.filter(any -> request.get("id").equals("" + number));
  }

  void set(Form request) {
    of(request).ifPresent(open -> attempt(() -> set(open, request)));
  }

  private static void set(WebForm open, Form request) {
    open.set(request.get("key"), request.get("value"));
  }

  void press(Form request) {
    of(request)
        .ifPresent(
            open ->
                attempt(
                    () ->
                        open.press(
                            request.get("button"),
                            request.startingWith("v."),
                            new Closes(number))));
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

  /** The part of the page. */
  public Object value() {
    return form.map(this::value);
  }

  private Object value(WebForm open) {
    return new JsonObjectBuilder()
        .put("id", number)
        .put("name", open.name())
        .put("title", open.title())
        .text("error", error)
        .put("fields", open.fields().stream().map(FormField::object).toList())
        .put(
            "buttons",
            open.buttons().stream()
                .map(
                    each ->
                        new JsonObjectBuilder()
                            .put("name", each.name())
                            .put("text", each.text())
                            .flag("primary", each.primary())
                            .object())
                .toList())
        .object();
  }

  /** For the form of a number alone: another one may be open when something is done at last. */
  private final class Closes implements WebForm.Closing {

    private final int about;

    Closes(int about) {
      this.about = about;
    }

    @Override
    public void close() {
      if (about == number) {
        OpenForm.this.close();
      }
    }

    @Override
    public void fail(String sentence) {
      if (about == number) {
        error = sentence;
        changed.run();
      }
    }

    @Override
    public void refresh() {
      changed.run();
    }
  }
}
