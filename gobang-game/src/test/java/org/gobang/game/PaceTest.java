package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.Map;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A move between two computers stays for a while, which no clock counts. */
class PaceTest {

  private final Table table = new Table();

  @AfterEach
  void close() {
    table.close();
  }

  /** A game of two computers, with a pace of a second, whose second move is held back. */
  private Game held() {
    GameSetup setup = setup();
    Game game = table.open(setup);
    game.pace(Duration.ofSeconds(1));
    game.pause(false);
    table.listener.awaitMoves(1);
    Await.until(() -> table.timing.waiting() == 1);
    return game;
  }

  private GameSetup setup() {
    GameSetup setup =
        table
            .black("first")
            .white("first")
            .budget(new Limit.Clock(Duration.ofMinutes(1), Duration.ZERO))
            .setup();
    return new GameSetup(
        setup.record(),
        setup.path(),
        setup.black(),
        setup.white(),
        setup.budget(),
        setup.fouls(),
        Map.of(),
        true);
  }

  private static int moves(Game game) {
    return game.state().path().size();
  }

  @Test
  void holdsAMoveUntilTheOneBeforeHasStayed() {
    Game game = held();
    table.timing.advance(Duration.ofMillis(999));
    assertThat(moves(game)).isEqualTo(1);
    table.timing.advance(Duration.ofMillis(1));
    table.listener.awaitMoves(2);
    Await.until(() -> table.timing.waiting() == 1);
    assertThat(moves(game)).as("and the next one is held as long").isEqualTo(2);
  }

  @Test
  void isNotChargedToTheClock() {
    Game game = held();
    String answered = Table.clocks(game.state());
    table.timing.advance(Duration.ofMillis(600));
    assertThat(Table.clocks(game.state())).isEqualTo(answered);
  }

  @Test
  void isOverWhereTheMoveIsWantedNow() {
    Game game = held();
    game.moveNow();
    table.listener.awaitMoves(2);
  }

  @Test
  void isOverWhereItIsSetAnew() {
    Game game = held();
    game.pace(Duration.ZERO);
    table.listener.awaitEnd();
    assertThat(game.state().result()).isPresent();
  }

  @Test
  void doesNotHoldUpTakingBackOrClosing() {
    Game game = held();
    game.takeBack();
    assertThat(moves(game)).isZero();
    assertThat(game.state().paused()).isTrue();
    table.timing.advance(Duration.ofSeconds(5));
    assertThat(moves(game)).as("the move that was held is dropped").isZero();
    game.pause(false);
    table.listener.awaitMoves(1);
    game.close();
    assertThat(game.state().result()).isPresent();
  }

  @Test
  void doesNotHoldAnAnswerToAPerson() {
    Game game = table.white("first").open();
    game.pace(Duration.ofHours(1));
    table.play(game, "h8");
    table.listener.awaitMoves(2);
    table.play(game, "i8");
    table.listener.awaitMoves(4);
  }

  @Test
  void cannotBeNegative() {
    Game game = table.open();
    assertThatIllegalArgumentException().isThrownBy(() -> game.pace(Duration.ofMillis(-1)));
  }
}
