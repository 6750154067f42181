package org.gobang.ui.web.table;

import org.gobang.api.Stone;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.web.action.Question;

/**
 * A take-back that the other player is asked for. It is about the position in which it was
 * proposed: after another move an agreement changes nothing, and both see why.
 */
final class TakeBackProposal {

  private final Game game;
  private final Stone side;
  private final Visitor asks;
  private final Visitor other;
  private final GameState then;

  /**
   * A proposal.
   *
   * @param side the side that takes back
   * @param asks the visitor who acts for it
   * @param other the visitor who may agree
   */
  TakeBackProposal(Game game, Stone side, Visitor asks, Visitor other) {
    this.game = game;
    this.side = side;
    this.asks = asks;
    this.other = other;
    this.then = game.state();
  }

  /** Asks the other visitor. */
  void ask() {
    Texts texts = other.texts();
    other
        .questions()
        .ask(
            new Question(
                texts.of("web.take-back.sure", texts.of(side)),
                texts.of("web.take-back.yes"),
                true,
                this::agreed,
                () -> say(asks, "web.take-back.declined")));
    say(asks, "web.take-back.asked");
  }

  private void agreed() {
    GameState now = game.state();
    if (now.path().equals(then.path()) && now.ended().equals(then.ended())) {
      other.session().presenter().notices().attempt(() -> game.takeBack(side));
    } else {
      say(asks, "web.take-back.late");
      say(other, "web.take-back.late");
    }
  }

  private static void say(Visitor visitor, String key) {
    visitor.session().presenter().notices().say(visitor.texts().of(key));
  }
}
