package org.gobang.ui.console.screen;

import java.util.Optional;
import org.gobang.api.MoveText;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.Table;

/** Positions as text: copied from the board, and set up on it. */
final class Positions {

  private final Session session;
  private final Table table;
  private final Texts texts;

  Positions(Session session, Table table, Texts texts) {
    this.session = session;
    this.table = table;
    this.texts = texts;
  }

  /**
   * Sets up a position, once it is clear that the game at hand may be left.
   *
   * @throws RefusedException if the text is none, or it cannot be set up
   */
  void setUp(String text) {
    session.mine();
    GameSetup setup = table.position(text);
    GameState now = session.heard().state().orElseThrow();
    if (session.viewing() || now.path().isEmpty()) {
      session.archive().open(setup);
    } else {
      session
          .notices()
          .ask(texts.of("position?", setup.path().size()), () -> session.archive().open(setup));
    }
  }

  /** Sets up a position that was pasted, or says that it is none. */
  void paste(String text) {
    if (text.isBlank()) {
      return;
    }
    try {
      setUp(text);
    } catch (RefusedException refused) {
      session.notices().complain(texts.of("paste.none", texts.of(refused)));
    }
  }

  /** The position shown; empty where there is none, which is then said. */
  Optional<String> copy() {
    GameState now = session.heard().state().orElseThrow();
    boolean setUp = !now.record().start().stones().isEmpty();
    if (setUp || now.board().moves().isEmpty()) {
      session.notices().complain(texts.of(setUp ? "copy.setup" : "copy.none"));
      return Optional.empty();
    }
    return Optional.of(MoveText.write(now.board().moves()));
  }
}
