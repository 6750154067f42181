package org.gobang.ui.web.action;

import java.util.List;
import org.gobang.presentation.session.SessionPresenter;

/** The ways to another position of the record: each visitor may look at it. */
record StepActions(Desk desk) {

  /** The commands of a session that step. */
  private static final List<String> STEPS =
      List.of("start", "far-back", "back", "forth", "far-forth", "end", "previous", "next");

  void addTo(Actions actions) {
    SessionPresenter session = desk.session().presenter();
    for (String step : STEPS) {
      actions.add(step, desk.session().commands().of(step).run());
    }
    actions.add(
        "go", form -> session.notices().attempt(() -> session.actions().goTo(Values.path(form))));
    actions.add(
        "move-to",
        form ->
            session
                .notices()
                .attempt(() -> session.actions().goToMove(Values.number(form, "ply"))));
    actions.add("dismiss-end", session::forgetAdvice);
  }
}
