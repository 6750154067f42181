package org.gobang.presentation.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.explorer.ExploredMove;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Node;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.newgame.PersonName;
import org.gobang.presentation.problem.ProblemSolving;
import org.gobang.presentation.review.LookBack;
import org.gobang.presentation.review.MistakeReview;
import org.gobang.presentation.review.Navigation;
import org.gobang.presentation.text.Notices;

/**
 * What the person can do in the game at hand. What cannot be done now is shown as a notice, and
 * changes nothing.
 */
public final class GameActions {

  private final GameSession session;
  private final Navigation navigation;
  private final MistakeReview mistakes;
  private final Notices notices;
  private final SideActions sides;
  private final Supplier<Optional<GameState>> seen;
  private final ProblemSolving problems;
  private final LookBack lookBack = new LookBack();

  /**
   * Actions in the game at hand of a session.
   *
   * @param frontEnd runs tasks on the front end's thread
   * @param seen the state of this game that is shown; empty before there is one
   * @param problems refuses what would spoil a problem that is being solved
   */
  public GameActions(
      GameSession session,
      Navigation navigation,
      MistakeReview mistakes,
      Notices notices,
      Executor frontEnd,
      Supplier<Optional<GameState>> seen,
      ProblemSolving problems) {
    this.session = session;
    this.sides = new SideActions(session, frontEnd);
    this.seen = seen;
    this.navigation = navigation;
    this.mistakes = mistakes;
    this.notices = notices;
    this.problems = problems;
  }

  private void attempt(Consumer<Game> action) {
    notices.attempt(() -> action.accept(session.own()));
  }

  /**
   * Puts a stone for the side to move in the position that is shown.
   *
   * @param verdict receives what the board decided
   * @param refused receives why the move could not be made
   */
  public void play(Point point, Consumer<Verdict> verdict, Consumer<RefusedException> refused) {
    try {
      problems.checkMove();
      sides.play(seen(), point, verdict, refused);
    } catch (RefusedException watching) {
      refused.accept(watching);
    }
  }

  /** Gives up the turn. */
  public void pass() {
    notices.attempt(() -> sides.pass(seen(), notices::fail));
  }

  /** Makes one of the choices that the board offers. */
  public void choose(String key) {
    notices.attempt(() -> sides.choose(seen(), key, notices::fail));
  }

  private GameState seen() {
    return seen.get().orElseGet(() -> session.own().state());
  }

  /** Takes back the last act of the person. */
  public void takeBack() {
    notices.attempt(sides::takeBack);
  }

  /** Has the computer that failed try again. */
  public void restartEngine() {
    attempt(EngineFailure::restart);
  }

  /** Resigns for the person. */
  public void resign() {
    notices.attempt(sides::resign);
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

  /**
   * Goes to the move of the line with a number, which choices do not have.
   *
   * @param number 0 for the start
   * @throws RefusedException if the line has fewer moves
   */
  public void goToNumber(int number) {
    attempt(game -> lookBack.step(game, navigation.afterNumber(game.state(), number)));
  }

  /** Goes to a position of the record. */
  public void goTo(List<Integer> path) {
    attempt(game -> lookBack.goTo(game, path));
  }

  /**
   * Follows a move that the explorer shows: goes to it where the record has it after the position
   * shown. In a game that is looked through, one that is not there is tried as a variation.
   *
   * @param move the move, at any of its points
   */
  public void follow(ExploredMove move) {
    attempt(
        game -> {
          GameState now = game.state();
          List<Node> next = Navigation.next(now);
          for (int child = 0; child < next.size(); child++) {
            if (next.get(child).move() instanceof Move.Place place
                && move.points().contains(place.point())) {
              List<Integer> path = new ArrayList<>(now.path());
              path.add(child);
              lookBack.goTo(game, path);
              return;
            }
          }
          if (!now.explored()) {
            throw new RefusedException("explorer-follow", "this game is being played");
          }
          sides.play(seen(), move.point(), verdict -> {}, notices::fail);
        });
  }

  /** Begins a review of the line that is looked at, or ends the one that runs. */
  public void review() {
    attempt(
        game -> {
          problems.checkHelp();
          mistakes.toggle(game.state(), navigation.line(game.state()));
        });
  }

  /**
   * Goes to a mistake that the review found.
   *
   * @param forward whether to the next one, rather than the one before
   */
  public void goToMistake(boolean forward) {
    attempt(game -> lookBack.goTo(game, mistakes.fault(game.state().path(), forward)));
  }

  /**
   * The move after which a game that waits only because of looking back is resumed; empty for any
   * other.
   */
  public OptionalInt resumesAt() {
    return session.game().map(lookBack::resumesAt).orElse(OptionalInt.empty());
  }
}
