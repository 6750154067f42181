package org.gobang.ui.web.action;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.Keyword;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Preferences;
import org.gobang.http.Form;
import org.gobang.presentation.board.BoardDisplaySettings;
import org.gobang.presentation.review.Navigation;
import org.gobang.presentation.session.CommandRow;
import org.gobang.presentation.session.GameSignal;
import org.gobang.presentation.session.SessionCommands;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.ui.web.view.PageLook;

/** The actions of a visitor by name. Unknown actions are refused. */
public final class Actions {

  private final ActionContext context;
  private final Map<String, Consumer<Form>> all = new LinkedHashMap<>();

  /** Creates the actions of a visitor. */
  public Actions(ActionContext context) {
    this.context = context;
    add("look", this::look);
    add("form-set", context.form()::set);
    add("form-do", context.form()::press);
    add("form-close", context.form()::leave);
    add("reply", context.requests()::answer);
    add("answer", context.questions()::answer);
    addSteps();
    if (context.plays()) {
      new PlayActions(context).addTo(this);
    }
    if (context.owner()) {
      new OwnerActions(context).addTo(this);
    }
    if (context.session().mayChange()) {
      new StudyActions(context).addTo(this);
    }
  }

  /** Adds the navigation in the record, which is allowed for all visitors. */
  private void addSteps() {
    SessionPresenter session = context.presenter();
    for (Navigation.Step step : Navigation.Step.values()) {
      CommandRow row = SessionCommands.named(step.word());
      add(row.name(), () -> context.session().commands().run(row));
    }
    attempt("go", form -> session.actions().goTo(FormValues.path(form)));
    attempt("move-to", form -> session.actions().goToMove(FormValues.number(form, "ply")));
    add("dismiss-end", session.assistance()::forget);
  }

  /** Sets the appearance, the sounds and the language of the page. */
  private void look(Form form) {
    Preferences preferences = context.session().workbench().preferences();
    String key = form.get("key");
    String value = form.get("value");
    Optional<BoardDisplaySettings> showing = Keyword.find(BoardDisplaySettings.values(), key);
    if (showing.isPresent()) {
      context.session().board().show(showing.get(), Boolean.parseBoolean(value));
    } else if (key.equals("sounds")) {
      GameSignal.putSounds(preferences, Boolean.parseBoolean(value));
    } else if (key.equals("language")) {
      if (!List.of("", "en", "zh").contains(value)) {
        throw FormValues.refused(value);
      }
      preferences.put(Preferences.LANGUAGE, value);
      context.session().translate();
    } else {
      PageLook.of(key).orElseThrow(() -> FormValues.refused(key)).put(preferences, value);
    }
    context.session().show();
  }

  /** Adds an action. */
  void add(String name, Consumer<Form> action) {
    all.put(name, action);
  }

  /** Adds an action without parameters. */
  void add(String name, Runnable action) {
    all.put(name, form -> action.run());
  }

  /** Adds an action that shows a refusal as a notice. */
  void attempt(String name, Consumer<Form> action) {
    add(name, form -> context.presenter().notices().attempt(() -> action.accept(form)));
  }

  /** Returns whether an action exists. */
  boolean has(String name) {
    return all.containsKey(name);
  }

  /**
   * Runs a requested action.
   *
   * @throws RefusedException if the action is not allowed or the form is incomplete
   */
  public void run(Form form) {
    String name = form.get("action");
    Consumer<Form> action = all.get(name);
    if (action == null) {
      throw new RefusedException("web-action", "this cannot be done here: " + name, List.of(name));
    }
    if (AssistanceActions.is(name) && context.table().isBetweenTwo()) {
      throw new RefusedException("web-two", "not while two people play");
    }
    action.accept(form);
  }
}
