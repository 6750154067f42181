package org.gobang.presentation.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletionStage;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
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
 * The user's actions in the current game, for the sides of this interface. A refused action is
 * shown as a notice and changes nothing. Use only on the interface thread.
 */
public final class GameActions {

  private final GameSession session;
  private final Navigation navigation;
  private final Notices notices;
  private final ProblemSolving problems;
  private final GameBrowsing lookBack = new GameBrowsing();

  /** The side of a move with a pending outcome. */
  private Optional<Stone> awaited = Optional.empty();

  /**
   * Creates the actions of a session's current game.
   *
   * @param problems refuses actions that would reveal the solution of an unsolved problem
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
   * Places a stone for the side to move in the current position, or makes the choice available at
   * the point.
   *
   * @param verdict receives the verdict of the board
   * @param refused receives the refusal if the move could not be made
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

  /** Returns the key of the choice made at a point; empty if a stone is placed there. */
  public static Optional<String> choiceOf(GameState seen, Point point) {
    return seen.choices().stream()
        .filter(key -> new Move.Choose(seen.toAct(), key).point().equals(Optional.of(point)))
        .findFirst();
  }

  /** Passes. */
  public void pass() {
    act(
        (game, seen) -> game.pass(seen.toAct(), seen.version()),
        why -> new RefusedException(why.kind(), "the board refuses to pass"));
  }

  /** Makes one of the offered choices. */
  public void choose(String key) {
    act(
        (game, seen) -> game.choose(seen.toAct(), seen.version(), key),
        why ->
            new RefusedException("no-choice", "there is no choice " + key + " here", List.of(key)));
  }

  private void act(
      BiFunction<Game, GameState, CompletionStage<Verdict>> action,
      Function<Verdict.Refused, RefusedException> refusal) {
    attempt(
        game -> {
          GameState seen = seen();
          move(
              seen,
              action.apply(game, seen),
              verdict -> {
                if (verdict instanceof Verdict.Refused why) {
                  notices.fail(refusal.apply(why));
                }
              },
              notices::fail);
        });
  }

  /** Returns the state shown to the user. */
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

  /** Takes back the last action of the user's side, or otherwise of the side that acted last. */
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

  /** Restarts a failed engine. */
  public void restartEngine() {
    attempt(Game::retry);
  }

  /** Replaces a failed engine with the strongest other player for the position. */
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
   * Replaces a failed engine with another player.
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
   * Returns whether a resignation must be confirmed. If not, {@link Game#resign} refuses the
   * resignation at once with the reason.
   *
   * @param loser the side that is to lose
   * @return true if a human plays that side, and the game has started and is not over
   */
  public static boolean isResignationConfirmed(GameState state, Stone loser) {
    boolean begun = !state.line().isEmpty() || !state.record().start().stones().isEmpty();
    return begun
        && !state.explored()
        && state.ended().isEmpty()
        && state.seat(loser) instanceof Seat.Human;
  }

  /** Makes the engine move at once. */
  public void moveNow() {
    attempt(Game::moveNow);
  }

  /** Resumes a paused game. */
  public void resume() {
    attempt(game -> lookBack.pause(game, false));
  }

  /** Pauses or resumes the game; an explored one is resumed from the current position. */
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
   * Resumes play from the current position: a paused game continues, an explored one becomes a new
   * game.
   */
  public void playOn() {
    notices.attempt(() -> session.playOn(() -> {}, notices::fail));
  }

  /** Swaps the players of both sides. */
  public void swapSides() {
    attempt(
        game -> {
          GameState now = game.state();
          // Paused meanwhile, since one player briefly has both sides.
          game.pause(true);
          game.seat(Stone.BLACK, now.white());
          game.seat(Stone.WHITE, now.black());
          if (!now.paused()) {
            game.pause(false);
          }
        });
  }

  /** Renames the human in a game against an engine. */
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

  /** Steps along the current line. */
  public void step(Navigation.Step step) {
    // Uses the latest position of the game, since keys and wheels are faster than its events.
    attempt(game -> lookBack.step(game, navigation.after(game.state(), step)));
  }

  /**
   * Goes to a move of the current line.
   *
   * @param move its number; 0 for the start
   * @throws RefusedException if the line has fewer moves
   */
  public void goToMove(int move) {
    attempt(game -> lookBack.step(game, navigation.after(game.state(), move)));
  }

  /**
   * Goes to a numbered move of the line; choices have no number.
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
   * Follows a move of the explorer: goes to the move if it is in the record after the current
   * position. In an explored game, a missing move is added as a variation.
   *
   * @param move the move, at any of its symmetric points
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
   * Returns the number of the move after which a game paused by browsing resumes; empty for any
   * other game.
   */
  public OptionalInt resumesAt() {
    return session.game().map(lookBack::resumesAt).orElse(OptionalInt.empty());
  }
}
