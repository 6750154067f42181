package org.gobang.ui.web.table;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.text.Texts;

/** Creates announcements of moves and results for screen readers. */
final class GameAnnouncement {

  private GameAnnouncement() {}

  /**
   * Returns the announcement of the change between two states of a game, or empty if no move was
   * made.
   *
   * @param before the previous state; empty for the first one of a game
   */
  static Optional<String> of(Optional<ShownPosition> before, ShownPosition now, Texts texts) {
    List<Move> moves = now.moves();
    boolean played =
        before.isPresent()
            && moves.size() > before.get().moves().size()
            && now.state().path().equals(now.state().line());
    if (!played) {
      return Optional.empty();
    }
    Move last = moves.get(moves.size() - 1);
    String move =
        last instanceof Move.Place
            ? texts.of("web.say.move", texts.of(last.stone()), last)
            : now.chosen(texts).orElse(texts.of("web.say.pass", texts.of(last.stone())));
    return Optional.of(
        now.over()
            ? texts.all(List.of(move, now.ending()))
            : texts.all(List.of(move, now.asked(texts))));
  }
}
