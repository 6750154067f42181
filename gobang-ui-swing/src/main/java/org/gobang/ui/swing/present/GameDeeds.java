package org.gobang.ui.swing.present;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.review.LookBack;
import org.gobang.presentation.text.Texts;

/**
 * What can be done in the game at hand, besides putting stones. What cannot be done now is said to
 * the person and changes nothing.
 */
public final class GameDeeds {

  private final Desk desk;
  private final BoardPresenter board;
  private final Supplier<Optional<Position>> position;
  private final Journey journey;
  private final LookBack lookBack = new LookBack();
  private final Texts texts;
  private final Consumer<GameState> playsOn;
  private final Consumer<Optional<RefusedException>> done;

  /**
   * The deeds of a desk.
   *
   * @param playsOn opens the game that an explored game is played on as
   * @param done told after each deed, with why it was refused if it was
   */
  GameDeeds(
      Desk desk,
      BoardPresenter board,
      Supplier<Optional<Position>> position,
      Journey journey,
      Texts texts,
      Consumer<GameState> playsOn,
      Consumer<Optional<RefusedException>> done) {
    this.desk = desk;
    this.board = board;
    this.position = position;
    this.journey = journey;
    this.texts = texts;
    this.playsOn = playsOn;
    this.done = done;
  }

  /** The game, for one who may act in it. */
  Game game() {
    if (!desk.leads()) {
      throw new RefusedException(texts.of("watching"));
    }
    return desk.game().orElseThrow(() -> new RefusedException(texts.of("opening")));
  }

  private void attempt(BiConsumer<Game, Position> deed) {
    try {
      Game game = game();
      position.get().ifPresent(now -> deed.accept(game, now));
      done.accept(Optional.empty());
    } catch (RefusedException refused) {
      done.accept(Optional.of(refused));
    }
  }

  /** Gives up the turn. */
  public void pass() {
    attempt((game, now) -> game.pass());
  }

  /** Takes back; a stone that is not played yet is only taken off. */
  public void takeBack() {
    if (!board.undo()) {
      attempt((game, now) -> game.takeBack());
    }
  }

  /** Gives up the game for the person who plays. */
  public void resign() {
    attempt((game, now) -> game.resign(now.person()));
  }

  /** Has the computer answer. */
  public void moveNow() {
    attempt((game, now) -> game.moveNow());
  }

  /** Lets the game go on, where it is held. */
  public void goOn() {
    attempt((game, now) -> lookBack.pause(game, false));
  }

  /** Holds the game, or lets it go on; one that is explored is played on from here. */
  public void pause() {
    attempt(
        (game, now) -> {
          if (now.explored()) {
            playsOn.accept(game.state());
          } else {
            lookBack.pause(game, !now.state().paused());
          }
        });
  }

  /** Has both players change sides. */
  public void swapSides() {
    attempt(
        (game, now) -> {
          // Held while it is done: for a moment one of them has both sides.
          game.pause(true);
          game.seat(Stone.BLACK, now.state().white());
          game.seat(Stone.WHITE, now.state().black());
          if (!now.state().paused()) {
            game.pause(false);
          }
        });
  }

  /** Has the person who plays against a computer be called something. */
  void call(String name) {
    attempt(
        (game, now) -> {
          for (Stone stone : Stone.values()) {
            if (PersonName.isTheirs(now.state().seat(stone), now.state().seat(stone.opponent()))) {
              game.seat(stone, new Seat.Human(name));
            }
          }
        });
  }

  /** Goes along the line that is being looked at. */
  public void step(Journey.Step step) {
    // From where the game is by now: keys and wheels are faster than news.
    attempt((game, now) -> lookBack.step(game, journey.to(game.state(), step)));
  }

  /** Goes to a position of the record. */
  public void goTo(List<Integer> path) {
    attempt((game, now) -> lookBack.goTo(game, path));
  }

  /** Where a game that waits because of looking back goes on; empty for any other. */
  OptionalInt resumesAt() {
    return desk.game().map(lookBack::resumesAt).orElse(OptionalInt.empty());
  }
}
