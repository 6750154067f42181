package org.gobang.ui.web.action;

import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.session.GameActions;
import org.gobang.presentation.session.SessionPresenter;

/** The actions of a visitor with a seat in the game. */
final class PlayActions {

  private final ActionContext context;
  private final SessionPresenter session;

  PlayActions(ActionContext context) {
    this.context = context;
    this.session = context.presenter();
  }

  void addTo(Actions actions) {
    actions.add("play", form -> context.presenter().boardActions().play(FormValues.point(form)));
    actions.add("choose", form -> session.actions().choose(form.get("key")));
    actions.add("pass", () -> session.actions().pass());
    actions.add("undo", this::takeBack);
    actions.add("resign", this::resign);
  }

  /** Returns the side of the visitor; with both sides, the one chosen by the presentation. */
  private Optional<Stone> side() {
    return session
        .display()
        .position()
        .map(ShownPosition::person)
        .map(side -> context.mine().test(side) ? side : side.opponent())
        .filter(context.mine());
  }

  /** Between two visitors, the other one is asked. */
  private void takeBack() {
    Optional<Stone> side = side();
    boolean asks =
        side.filter(context.table()::hasOpponent).isPresent()
            && !context.presenter().boardActions().isEdited();
    if (asks) {
      session.notices().attempt(() -> context.table().proposeTakeBack(side.orElseThrow()));
    } else {
      context.presenter().boardActions().takeBack();
    }
  }

  private void resign() {
    Optional<ShownPosition> now = session.display().position();
    Optional<Stone> loser = side();
    if (now.isEmpty() || loser.isEmpty()) {
      session.actions().resign();
      return;
    }
    Runnable resigns = () -> session.notices().attempt(() -> session.own().resign(loser.get()));
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
