package org.gobang.ui.web.action;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.http.Form;

/** What a visitor may do, by name. What is not there is refused, whatever a page sends. */
public final class Actions {

  private final ActionContext context;
  private final Map<String, Consumer<Form>> all = new LinkedHashMap<>();

  /** The actions of a visitor. */
  public Actions(ActionContext context) {
    this.context = context;
    new LookActions(context).addTo(this);
    new FormActions(context).addTo(this);
    new StepActions(context).addTo(this);
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

  /** Adds an action. */
  void add(String name, Consumer<Form> action) {
    all.put(name, action);
  }

  /** Adds an action that needs nothing more. */
  void add(String name, Runnable action) {
    all.put(name, form -> action.run());
  }

  /** Whether there is an action. */
  boolean has(String name) {
    return all.containsKey(name);
  }

  /**
   * Does what a page asks for.
   *
   * @throws RefusedException if the visitor may not do it, or something is missing in the form
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
