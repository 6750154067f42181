package org.gobang.ui.web.action;

/** What is done in forms and with questions. */
record FormActions(ActionContext context) {

  void addTo(Actions actions) {
    actions.add("form-set", form -> context.form().set(form));
    actions.add("form-do", form -> context.form().press(form));
    actions.add("form-close", form -> context.form().leave(form));
    actions.add("reply", form -> context.requests().answer(form));
    actions.add("answer", form -> context.questions().answer(form));
  }
}
