package org.gobang.ui.web.action;

import org.gobang.presentation.review.Navigation;
import org.gobang.presentation.session.CommandRow;
import org.gobang.presentation.session.SessionCommands;
import org.gobang.presentation.session.SessionPresenter;

/** The ways to another position of the record: each visitor may look at it. */
record StepActions(ActionContext context) {

  void addTo(Actions actions) {
    SessionPresenter session = context.session().presenter();
    SessionCommands commands = context.session().commands();
    for (Navigation.Step step : Navigation.Step.values()) {
      CommandRow row = SessionCommands.named(step.word());
      actions.add(row.name(), () -> commands.run(row));
    }
    actions.add(
        "go",
        form -> session.notices().attempt(() -> session.actions().goTo(FormValues.path(form))));
    actions.add(
        "move-to",
        form ->
            session
                .notices()
                .attempt(() -> session.actions().goToMove(FormValues.number(form, "ply"))));
    actions.add("dismiss-end", session::forgetAdvice);
  }
}
