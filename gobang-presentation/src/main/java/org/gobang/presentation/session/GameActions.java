package org.gobang.presentation.session;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.newgame.PersonName;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.review.LookBack;
import org.gobang.presentation.review.Navigation;
import org.gobang.presentation.text.Notices;

/**
 * What the person can do in the game at hand, besides putting stones. What cannot be done now is
 * shown as a notice, and changes nothing.
 */
public final class GameActions {

  private final GameSession session;
  private final Navigation navigation;
  private final Notices notices;
  private final LookBack lookBack = new LookBack();

  /** Actions in the game at hand of a session. */
  public GameActions(GameSession session, Navigation navigation, Notices notices) {
    this.session = session;
    this.navigation = navigation;
    this.notices = notices;
  }

  private void attempt(Consumer<Game> action) {
    notices.attempt(() -> action.accept(session.own()));
  }

  /** Gives up the turn. */
  public void pass() {
    attempt(Game::pass);
  }

  /** Takes back the last move of the person. */
  public void takeBack() {
    attempt(Game::takeBack);
  }

  /** Resigns for the person. */
  public void resign() {
    attempt(game -> game.resign(ShownPosition.person(game.state())));
  }

  /** Has the computer move at once. */
  public void moveNow() {
    attempt(Game::moveNow);
  }

  /** Resumes the game, where it is paused. */
  public void resume() {
    attempt(game -> lookBack.pause(game, false));
  }

  /** Pauses the game, or resumes it; an explored one is played on from the position shown. */
  public void pause() {
    attempt(
        game -> {
          if (game.state().explored()) {
            session.playOn(() -> {}, notices::fail);
          } else {
            lookBack.pause(game, !game.state().paused());
          }
        });
  }

  /** Exchanges the players of both sides. */
  public void swapSides() {
    attempt(
        game -> {
          GameState now = game.state();
          // Paused meanwhile: for a moment one of them has both sides.
          game.pause(true);
          game.seat(Stone.BLACK, now.white());
          game.seat(Stone.WHITE, now.black());
          if (!now.paused()) {
            game.pause(false);
          }
        });
  }

  /** Gives the person who plays against a computer another name. */
  public void rename(String name) {
    attempt(
        game -> {
          for (Stone stone : Stone.values()) {
            GameState now = game.state();
            if (PersonName.isTheirs(now.seat(stone), now.seat(stone.opponent()))) {
              game.seat(stone, new Seat.Human(name));
            }
          }
        });
  }

  /** Steps along the line that is looked at. */
  public void step(Navigation.Step step) {
    // From where the game is by now: keys and wheels are faster than its events.
    attempt(game -> lookBack.step(game, navigation.after(game.state(), step)));
  }

  /**
   * Goes to a move of the line that is looked at.
   *
   * @param move its number; 0 for the start
   * @throws RefusedException if the line has fewer moves
   */
  public void goToMove(int move) {
    attempt(game -> lookBack.step(game, navigation.after(game.state(), move)));
  }

  /** Goes to a position of the record. */
  public void goTo(List<Integer> path) {
    attempt(game -> lookBack.goTo(game, path));
  }

  /**
   * The move after which a game that waits only because of looking back is resumed; empty for any
   * other.
   */
  public OptionalInt resumesAt() {
    return session.game().map(lookBack::resumesAt).orElse(OptionalInt.empty());
  }
}
