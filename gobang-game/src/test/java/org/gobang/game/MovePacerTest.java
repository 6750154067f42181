package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests the minimum time for showing moves between two engines, outside their clocks. */
class MovePacerTest {

  private final GameFixture fixture = new GameFixture();

  @AfterEach
  void close() {
    fixture.close();
  }

  /** Returns a game of two engines at one second per move, with the second move delayed. */
  private Game held() {
    GameSetup setup = setup();
    Game game = fixture.open(setup);
    game.pace(Duration.ofSeconds(1));
    game.pause(false);
    fixture.listener.awaitMoves(1);
    Await.until(() -> fixture.time.waiting() == 1);
    return game;
  }

  private GameSetup setup() {
    GameSetup setup =
        fixture
            .black("first")
            .white("first")
            .budget(new Limit.Clock(Duration.ofMinutes(1), Duration.ZERO))
            .setup();
    return GameSetup.of(setup.record())
        .path(setup.path())
        .black(setup.black())
        .white(setup.white())
        .budget(setup.budget())
        .fouls(setup.fouls())
        .paused(true)
        .build();
  }

  private static int moves(Game game) {
    return game.state().path().size();
  }

  @Test
  void delaysAMoveUntilThePreviousOneWasShownLongEnough() {
    Game game = held();
    fixture.time.advance(Duration.ofMillis(999));
    assertThat(moves(game)).isEqualTo(1);
    fixture.time.advance(Duration.ofMillis(1));
    fixture.listener.awaitMoves(2);
    Await.until(() -> fixture.time.waiting() == 1);
    assertThat(moves(game)).as("the next move is delayed as long").isEqualTo(2);
  }

  @Test
  void doesNotUseClockTime() {
    Game game = held();
    String answered = GameFixture.clocks(game.state());
    fixture.time.advance(Duration.ofMillis(600));
    assertThat(GameFixture.clocks(game.state())).isEqualTo(answered);
  }

  @Test
  void endsOnMoveNow() {
    Game game = held();
    game.moveNow();
    fixture.listener.awaitMoves(2);
  }

  @Test
  void endsAtAChangeOfThePace() {
    Game game = held();
    game.pace(Duration.ZERO);
    fixture.listener.awaitEnd();
    assertThat(game.state().result()).isPresent();
  }

  @Test
  void doesNotDelayTakingBackOrClosing() {
    Game game = held();
    game.takeBack(Stone.BLACK);
    assertThat(moves(game)).isZero();
    assertThat(game.state().paused()).isTrue();
    fixture.time.advance(Duration.ofSeconds(5));
    assertThat(moves(game)).as("the delayed move is dropped").isZero();
    game.pause(false);
    fixture.listener.awaitMoves(1);
    game.close();
    assertThat(game.state().result()).isPresent();
  }

  @Test
  void doesNotDelayAnAnswerToAHuman() {
    Game game = fixture.white("first").open();
    game.pace(Duration.ofHours(1));
    fixture.play(game, "h8");
    fixture.listener.awaitMoves(2);
    fixture.play(game, "i8");
    fixture.listener.awaitMoves(4);
  }

  @Test
  void cannotBeNegative() {
    Game game = fixture.open();
    assertThatIllegalArgumentException().isThrownBy(() -> game.pace(Duration.ofMillis(-1)));
  }
}
