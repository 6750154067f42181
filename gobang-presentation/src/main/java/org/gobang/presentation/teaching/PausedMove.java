package org.gobang.presentation.teaching;

import java.util.List;
import java.util.Optional;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.support.Lists;

/**
 * A move of the user after which the game waits, and the result of the evaluation. Browsing to
 * other positions does not change it.
 *
 * @param before the position before the move
 * @param path the position after it
 * @param lesson the mistake, if the move was one
 * @param decided whether the game resumes by itself when that position is shown
 */
record PausedMove(
    ShownPosition before, List<Integer> path, Optional<Teacher.Mistake> lesson, boolean decided) {

  /**
   * Returns the move between two positions.
   *
   * @return the move, not yet evaluated; empty if the game does not wait after a human's move
   */
  static Optional<PausedMove> between(ShownPosition before, GameState now) {
    boolean waits =
        now.paused()
            && now.result().isEmpty()
            && !now.looksElsewhere()
            && !now.line().equals(before.state().line())
            && now.path().size() == before.state().path().size() + 1
            && Lists.startsWith(now.path(), before.state().path())
            && isAnswered(now)
            && now.lastActor().map(now::seat).filter(Seat.Human.class::isInstance).isPresent();
    return waits
        ? Optional.of(new PausedMove(before, now.path(), Optional.empty(), false))
        : Optional.empty();
  }

  private static boolean isAnswered(GameState now) {
    return now.seat(now.toAct()) instanceof Seat.Computer;
  }

  /** Returns whether the game waits at the position after the move, and this position is shown. */
  boolean isShown(GameState now) {
    return now.paused() && now.ended().isEmpty() && now.path().equals(path) && isAnswered(now);
  }

  /** Returns whether the game waits after the move, while another position is shown. */
  boolean isBeside(GameState now) {
    return now.looksElsewhere() && now.ended().isEmpty() && now.line().equals(path);
  }

  /** Returns whether the move was taken back, so that the user is to move again. */
  boolean isTakenBack(GameState now) {
    return now.path().equals(before.state().path()) && !now.looksElsewhere();
  }

  /** Returns this move with another mistake. */
  PausedMove with(Optional<Teacher.Mistake> next) {
    return new PausedMove(before, path, next, next.isEmpty());
  }
}
