package org.gobang.engines.isolated;

import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.Turn;

/**
 * A player that always makes one choice, offered or not, and otherwise places stones.
 *
 * @param key the choice
 */
record DecidingToy(String key) implements Player {

  /** The prefix of the ids of these players. */
  static final String DECIDES = "decides-";

  @Override
  public Optional<String> decide(Turn turn) {
    turn.report(new Insight.Note("decides among " + turn.board().choices()));
    return Optional.of(key);
  }

  @Override
  public Point choose(Turn turn) {
    return turn.board().allowed().get(0);
  }
}
