package org.gobang.ui.web.action;

import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.session.GameActions;

/** The actions of a visitor with a seat in the game. */
record PlayActions(ActionContext context) {

  void addTo(Actions actions) {
    actions.add("play", form -> context.presenter().boardActions().play(FormValues.point(form)));
    actions.add("choose", form -> context.presenter().actions().choose(form.get("key")));
    actions.add("pass", () -> context.presenter().actions().pass());
    actions.add("undo", this::takeBack);
    actions.add("resign", this::resign);
  }

  /** Returns the side of the visitor. For a visitor with both sides, the presentation chooses. */
  private Optional<Stone> side() {
    return context
        .presenter()
        .display()
        .position()
        .map(ShownPosition::person)
        .map(side -> context.mine().test(side) ? side : side.opponent())
        .filter(context.mine());
  }

  /** Takes back a move. In a game between two visitors, the other one must accept. */
  private void takeBack() {
    Optional<Stone> side = side();
    boolean asks =
        side.filter(context.table()::hasOpponent).isPresent()
            && !context.presenter().boardActions().isEdited();
    if (asks) {
      context
          .presenter()
          .notices()
          .attempt(() -> context.table().proposeTakeBack(side.orElseThrow()));
    } else {
      context.presenter().boardActions().takeBack();
    }
  }

  private void resign() {
    Optional<ShownPosition> now = context.presenter().display().position();
    Optional<Stone> loser = side();
    if (now.isEmpty() || loser.isEmpty()) {
      context.presenter().actions().resign();
      return;
    }
    Runnable resigns =
        () ->
            context
                .presenter()
                .notices()
                .attempt(() -> context.presenter().own().resign(loser.get()));
    if (GameActions.isResignationConfirmed(now.get().state(), loser.get())) {
      context
          .questions()
          .confirm(
              context.texts().of("resign.sure", context.texts().of(loser.get())),
              context.texts().of("do.resign"),
              resigns);
    } else {
      resigns.run();
    }
  }
}
