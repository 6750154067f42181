package org.gobang.presentation.session;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.text.StageOutcome;

/**
 * What the person at the front end does in the game at hand for one of the sides: moves,
 * take-backs, resignations. Used on the front end's thread alone.
 *
 * <p>All of it throws {@link RefusedException} where the front end only watches.
 */
public final class SideActions {

  private final GameSession session;
  private final Executor frontEnd;

  /** The side of a move whose outcome has not come yet. */
  private Optional<Stone> awaited = Optional.empty();

  /** Actions in the game at hand of a session. */
  public SideActions(GameSession session, Executor frontEnd) {
    this.session = session;
    this.frontEnd = frontEnd;
  }

  /**
   * Puts a stone for the side to move, or makes the choice that names the point.
   *
   * @param seen the state that the person saw
   * @param verdict receives what the board decided
   * @param refused receives why the game refused the move
   */
  public void play(
      GameState seen, Point point, Consumer<Verdict> verdict, Consumer<RefusedException> refused) {
    Optional<String> choice = choiceOf(seen, point);
    CompletionStage<Verdict> made =
        choice.isPresent()
            ? session.own().choose(seen.toAct(), seen.version(), choice.get())
            : session.own().play(seen.toAct(), seen.version(), point);
    move(seen, made, verdict, refused);
  }

  /** The choice that names a point, which is made on the board; empty where a stone is put. */
  public static Optional<String> choiceOf(GameState seen, Point point) {
    return seen.choices().stream()
        .filter(key -> new Move.Choose(seen.toAct(), key).point().equals(Optional.of(point)))
        .findFirst();
  }

  /**
   * Gives up the turn of the side to move.
   *
   * @param seen the state that the person saw
   * @param refused receives why the game or the board refused that
   */
  public void pass(GameState seen, Consumer<RefusedException> refused) {
    move(
        seen,
        session.own().pass(seen.toAct(), seen.version()),
        verdict -> {
          if (verdict instanceof Verdict.Refused why) {
            refused.accept(new RefusedException(why.kind(), "the board refuses to pass"));
          }
        },
        refused);
  }

  /**
   * Makes a choice for the side that acts.
   *
   * @param seen the state that the person saw
   * @param key one of its choices
   * @param refused receives why the game or the board refused that
   */
  public void choose(GameState seen, String key, Consumer<RefusedException> refused) {
    move(
        seen,
        session.own().choose(seen.toAct(), seen.version(), key),
        verdict -> {
          if (verdict instanceof Verdict.Refused) {
            refused.accept(
                new RefusedException(
                    "no-choice", "there is no choice " + key + " here", List.of(key)));
          }
        },
        refused);
  }

  private void move(
      GameState seen,
      CompletionStage<Verdict> made,
      Consumer<Verdict> verdict,
      Consumer<RefusedException> refused) {
    awaited = Optional.of(seen.toAct());
    StageOutcome.deliver(
        made,
        frontEnd,
        found -> {
          awaited = Optional.empty();
          verdict.accept(found);
        },
        why -> {
          awaited = Optional.empty();
          refused.accept(why);
        });
  }

  /** Takes back the last act of the person's side, or else of the side that acted last. */
  public void takeBack() {
    GameState now = session.own().state();
    session.own().takeBack(awaited.orElseGet(() -> lastActor(now)));
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

  /** Resigns for the person. */
  public void resign() {
    session.own().resign(ShownPosition.person(session.own().state()));
  }
}
