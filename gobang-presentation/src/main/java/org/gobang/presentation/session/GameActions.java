package org.gobang.presentation.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.explorer.ExploredMove;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Node;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.newgame.PersonName;
import org.gobang.presentation.player.StrongestPlayer;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.problem.ProblemSolving;
import org.gobang.presentation.review.Navigation;
import org.gobang.presentation.text.Notices;

/**
 * What the user can do in the game at hand, for the sides that the interface acts for. What cannot
 * be done now is shown as a notice, and changes nothing. Use only on the interface thread.
 */
public final class GameActions {

  private final GameSession session;
  private final Navigation navigation;
  private final Notices notices;
  private final ProblemSolving problems;
  private final GameBrowsing lookBack = new GameBrowsing();

  /** The side of a move whose outcome has not come yet. */
  private Optional<Stone> awaited = Optional.empty();

  /**
   * Actions in the game at hand of a session.
   *
   * @param problems refuses what would spoil a problem that is being solved
   */
  public GameActions(GameSession session, Navigation navigation, ProblemSolving problems) {
    this.session = session;
    this.navigation = navigation;
    this.notices = session.context().notices();
    this.problems = problems;
  }

  private void attempt(Consumer<Game> action) {
    notices.attempt(() -> action.accept(session.own()));
  }

  /**
   * Puts a stone for the side to move in the position that is shown, or makes the choice that names
   * the point.
   *
   * @param verdict receives what the board decided
   * @param refused receives why the move could not be made
   */
  public void play(Point point, Consumer<Verdict> verdict, Consumer<RefusedException> refused) {
    try {
      problems.checkMove();
      GameState seen = seen();
      Optional<String> choice = choiceOf(seen, point);
      CompletionStage<Verdict> made =
          choice.isPresent()
              ? session.own().choose(seen.toAct(), seen.version(), choice.get())
              : session.own().play(seen.toAct(), seen.version(), point);
      move(seen, made, verdict, refused);
    } catch (RefusedException watching) {
      refused.accept(watching);
    }
  }

  /** Returns the choice that names a point, which is made on the board; empty if a stone is put. */
  public static Optional<String> choiceOf(GameState seen, Point point) {
    return seen.choices().stream()
        .filter(key -> new Move.Choose(seen.toAct(), key).point().equals(Optional.of(point)))
        .findFirst();
  }

  /** Gives up the turn. */
  public void pass() {
    attempt(
        game -> {
          GameState seen = seen();
          move(
              seen,
              game.pass(seen.toAct(), seen.version()),
              verdict -> {
                if (verdict instanceof Verdict.Refused why) {
                  notices.fail(new RefusedException(why.kind(), "the board refuses to pass"));
                }
              },
              notices::fail);
        });
  }

  /** Makes one of the choices that the board offers. */
  public void choose(String key) {
    attempt(
        game -> {
          GameState seen = seen();
          move(
              seen,
              game.choose(seen.toAct(), seen.version(), key),
              verdict -> {
                if (verdict instanceof Verdict.Refused) {
                  notices.fail(
                      new RefusedException(
                          "no-choice", "there is no choice " + key + " here", List.of(key)));
                }
              },
              notices::fail);
        });
  }

  /** Returns the state that the user sees. */
  private GameState seen() {
    return session.shown().map(ShownPosition::state).orElseGet(() -> session.own().state());
  }

  private void move(
      GameState seen,
      CompletionStage<Verdict> made,
      Consumer<Verdict> verdict,
      Consumer<RefusedException> refused) {
    awaited = Optional.of(seen.toAct());
    session
        .context()
        .deliver(
            made,
            found -> {
              awaited = Optional.empty();
              verdict.accept(found);
            },
            why -> {
              awaited = Optional.empty();
              refused.accept(why);
            });
  }

  /** Takes back the last act of the user's side, or else of the side that acted last. */
  public void takeBack() {
    attempt(game -> game.takeBack(awaited.orElseGet(() -> lastActor(game.state()))));
  }

  private static Stone lastActor(GameState now) {
    Stone person = ShownPosition.person(now);
    if (now.seat(person) instanceof Seat.Human
        && now.seat(person.opponent()) instanceof Seat.Computer) {
      return person;
    }
    return loserByFault(now).or(now::lastActor).orElse(person);
  }

  private static Optional<Stone> loserByFault(GameState now) {
    return now.result()
        .filter(end -> end.ending() != Ending.LINE && end.ending() != Ending.RULES)
        .flatMap(Result::winner)
        .map(Stone::opponent);
  }

  /** Has the computer that failed try again. */
  public void restartEngine() {
    attempt(Game::retry);
  }

  /** Has the strongest other player that plays the position take the seat of a failed computer. */
  public void replaceEngine() {
    attempt(
        game -> {
          GameState now = game.state();
          String failed =
              now.failed()
                  .map(now::seat)
                  .map(
                      seat -> seat instanceof Seat.Computer computer ? computer.who().player() : "")
                  .orElse("");
          PlayerSpec next =
              StrongestPlayer.other(now.board(), session.context().plugins(), failed)
                  .orElseThrow(
                      () ->
                          new RefusedException(
                              session.context().texts().of("replace-engine.none")));
          replaceEngine(game, next);
        });
  }

  /**
   * Has another player take the seat of the computer that failed.
   *
   * @throws RefusedException if none has failed
   */
  public static void replaceEngine(Game game, PlayerSpec next) {
    Stone side =
        game.state()
            .failed()
            .orElseThrow(() -> new RefusedException(Game.NOTHING_FAILED, "no computer has failed"));
    game.seat(side, new Seat.Computer(next));
    game.retry();
  }

  /** Resigns for the user. */
  public void resign() {
    attempt(game -> game.resign(ShownPosition.person(game.state())));
  }

  /**
   * Returns whether the user is asked to confirm a resignation. Where not, {@link Game#resign}
   * refuses it at once, and says why.
   *
   * @param loser the side that is to lose
   * @return true if a human plays that side of a game that has begun and has not ended
   */
  public static boolean isResignationConfirmed(GameState state, Stone loser) {
    boolean begun = !state.line().isEmpty() || !state.record().start().stones().isEmpty();
    return begun
        && !state.explored()
        && state.ended().isEmpty()
        && state.seat(loser) instanceof Seat.Human;
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
            playOn();
          } else {
            lookBack.pause(game, !game.state().paused());
          }
        });
  }

  /**
   * Resumes play from the position shown: a paused game where it stands, an explored one as a new
   * game.
   */
  public void playOn() {
    notices.attempt(() -> session.playOn(() -> {}, notices::fail));
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

  /** Gives the user who plays against a computer another name. */
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
   * shown. In a game that is explored, one that is not there is tried as a variation.
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
          play(move.point(), verdict -> {}, notices::fail);
        });
  }

  /**
   * Returns the move after which a game that waits only because of looking back is resumed; empty
   * for any other.
   */
  public OptionalInt resumesAt() {
    return session.game().map(lookBack::resumesAt).orElse(OptionalInt.empty());
  }
}
