package org.gobang.ui.web.action;

/** What is done in forms and with questions. */
record FormActions(ActionContext desk) {

  void addTo(Actions actions) {
    actions.add("form-set", form -> desk.form().set(form));
    actions.add("form-do", form -> desk.form().press(form));
    actions.add("form-close", form -> desk.form().leave(form));
    actions.add("reply", form -> desk.requests().answer(form));
    actions.add("answer", form -> desk.questions().answer(form));
  }
}
