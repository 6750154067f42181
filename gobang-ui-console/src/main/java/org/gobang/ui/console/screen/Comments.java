package org.gobang.ui.console.screen;

import java.util.Optional;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.review.CommentText;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.ConsoleTexts;

/** What a person writes about the position shown, as one line of text. */
final class Comments {

  private final ScreenSession session;
  private final Texts texts;

  Comments(ScreenSession session, Texts texts) {
    this.session = session;
    this.texts = texts;
  }

  /** What is written already; empty where nothing may be written, which is then said. */
  Optional<String> written() {
    return session.notices().attempt(session::own)
        ? session.state().map(Comments::on)
        : Optional.empty();
  }

  private static String on(GameState state) {
    return ConsoleTexts.oneLine(CommentText.at(state.record(), state.path()));
  }

  /**
   * Writes a comment in place of what is written already; a blank one removes that.
   *
   * @throws org.gobang.api.RefusedException if this front end only watches
   */
  void write(String text) {
    Game game = session.own();
    GameState now = session.state().orElseThrow();
    // What was not changed keeps its lines.
    if (!text.equals(on(now))) {
      game.note(now.path(), CommentText.with(now.record(), now.path(), text));
      // In a small window there is no room for the comment itself.
      String key = text.isBlank() ? "comment.removed" : "comment.kept";
      session.notices().say(texts.of(key, now.path().size()));
    }
  }
}
