package org.gobang.presentation.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.support.Lists;
import org.gobang.presentation.text.MoveNumber;

/**
 * Browsing in the record of a game that may be running. {@link Game#goTo} pauses the game. This
 * class resumes it when the original position is reached again, unless a user has paused it, or has
 * played on from another position, in between.
 *
 * <p>Use on one thread, for one game after another.
 */
final class GameBrowsing {

  private Optional<Game> left = Optional.empty();

  /**
   * Goes to a position of the record. Does nothing if the game is already there.
   *
   * @param path the index of the child taken at each step; empty for the start
   * @throws org.gobang.api.RefusedException as {@link Game#goTo}
   */
  public void goTo(Game game, List<Integer> path) {
    GameState now = game.state();
    if (path.equals(now.path())) {
      return;
    }
    if (!now.paused()) {
      // An explored game never runs.
      left = Optional.of(game).filter(any -> now.result().isEmpty() && !now.explored());
    }
    game.goTo(path);
    if (isLeft(game) && path.equals(now.line())) {
      pause(game, false);
    }
  }

  /**
   * Goes to a position. A step forward stops at the original position, since later moves may have
   * been taken back.
   *
   * @param path the target of the step
   * @throws org.gobang.api.RefusedException as {@link Game#goTo}
   */
  public void step(Game game, List<Integer> path) {
    GameState now = game.state();
    boolean passes =
        isLeft(game)
            && !now.line().equals(now.path())
            && Lists.startsWith(now.line(), now.path())
            && Lists.startsWith(path, now.line());
    goTo(game, passes ? now.line() : path);
  }

  private boolean isLeft(Game game) {
    return left.filter(game::equals).isPresent();
  }

  /** Pauses the game, or resumes it at the current position; browsing no longer resumes it. */
  public void pause(Game game, boolean paused) {
    left = Optional.empty();
    game.pause(paused);
  }

  /**
   * Returns the number of the move after which a game paused by browsing resumes.
   *
   * @return its number, 0 for the start; empty if the game runs or was paused
   */
  public OptionalInt resumesAt(Game game) {
    GameState now = game.state();
    return isLeft(game) && now.paused()
        ? OptionalInt.of(MoveNumber.of(now, now.line()))
        : OptionalInt.empty();
  }
}
