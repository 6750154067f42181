package org.gobang.ui.console.screen;

import java.util.Optional;
import org.gobang.api.MoveText;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.ui.console.table.Table;
import org.gobang.ui.console.table.Words;

/** Positions as text: copied from the board, and set up on it. */
final class Positions {

  private final Session session;
  private final Table table;
  private final Words words;

  Positions(Session session, Table table, Words words) {
    this.session = session;
    this.table = table;
    this.words = words;
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
          .ask(words.of("position?", setup.path().size()), () -> session.archive().open(setup));
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
      session.notices().complain(words.of("paste.none", words.of(refused)));
    }
  }

  /** The position shown; empty where there is none, which is then said. */
  Optional<String> copy() {
    GameState now = session.heard().state().orElseThrow();
    boolean setUp = !now.record().start().stones().isEmpty();
    if (setUp || now.board().moves().isEmpty()) {
      session.notices().complain(words.of(setUp ? "copy.setup" : "copy.none"));
      return Optional.empty();
    }
    return Optional.of(MoveText.write(now.board().moves()));
  }
}
