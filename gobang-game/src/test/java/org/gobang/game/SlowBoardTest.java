package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests that a slow board delays only the next move. */
class SlowBoardTest {

  private final GameFixture fixture = new GameFixture();
  private final SlowBoard.Gate gate = new SlowBoard.Gate();

  @BeforeEach
  void slowDown() {
    fixture.boards(gate::board);
  }

  @AfterEach
  void close() {
    gate.open();
    fixture.close();
  }

  private Game looking() {
    Game game = fixture.moves("h8 h9").open();
    gate.shut();
    GameFixture.put(game, "i8");
    gate.awaitVisitor();
    return game;
  }

  @Test
  void refusesTheNextMoveMeanwhile() {
    Game game = looking();
    assertThat(GameFixture.refusal(GameFixture.put(game, "i9"))).isEqualTo(Game.BUSY);
    assertThat(GameFixture.refusal(GameFixture.pass(game))).isEqualTo(Game.BUSY);
    assertThat(game.state().board().moves()).hasSize(2);
    gate.open();
    assertThat(GameFixture.moves(fixture.listener.awaitMoves(3))).isEqualTo("h8 h9 i8");
    fixture.play(game, "i9");
  }

  @Test
  void allowsAllOtherCalls() {
    Game game = looking();
    game.note(List.of(), List.of());
    game.moveNow();
    game.seat(Stone.WHITE, TestPlayers.seat("first"));
    game.listen(new RecordingListener());
    gate.open();
    assertThat(GameFixture.moves(fixture.listener.awaitMoves(4))).isEqualTo("h8 h9 i8 a1");
  }

  @Test
  void keepsAPauseRequestedAfterTheMove() {
    Game game = looking();
    game.pause(true);
    gate.open();
    assertThat(fixture.listener.awaitMoves(3).paused()).isTrue();
  }

  @Test
  void endsThePauseBeforeTheMove() {
    Game game = fixture.moves("h8 h9").open();
    game.pause(true);
    gate.shut();
    GameFixture.put(game, "i8");
    gate.awaitVisitor();
    assertThat(game.state().paused()).as("before the move is played").isTrue();
    gate.open();
    assertThat(fixture.listener.awaitMoves(3).paused()).isFalse();
  }

  @Test
  void doesNotDelayAJump() {
    Game game = looking();
    game.goTo(List.of(0));
    assertThat(GameFixture.moves(game.state())).isEqualTo("h8");
    gate.open();
    fixture.play(game, "a1");
    assertThat(GameFixture.moves(game.state())).isEqualTo("h8 a1");
  }

  @Test
  void doesNotDelayTheEnd() {
    Game game = looking();
    game.resign(Stone.BLACK);
    assertThat(game.state().result()).isPresent();
    game.takeBack(Stone.BLACK);
    game.close();
    gate.open();
    assertThat(game.state().result().orElseThrow().ending()).isEqualTo(Ending.ABANDONED);
    assertThat(game.state().board().moves()).hasSize(2);
  }

  @Test
  void doesNotDelayOtherCallsDuringAMoveOfAnEngine() {
    fixture.players.add("i8", turn -> GameFixture.point("i8"));
    Game game = fixture.moves("h8 h9").open();
    gate.shut();
    game.seat(Stone.BLACK, TestPlayers.seat("i8"));
    gate.awaitVisitor();
    game.seat(Stone.BLACK, GameFixture.ANN);
    GameState before = game.state();
    gate.open();
    fixture.play(game, "j8");
    assertThat(before.board().moves()).hasSize(2);
    assertThat(GameFixture.moves(game.state())).isEqualTo("h8 h9 j8");
  }

  @Test
  void refusesTheMoveIfItFails() {
    Game game = fixture.moves("h8 h9").open();
    gate.breakWith(new IllegalStateException("acme"));
    GameFixture.put(game, "i8");
    RecordingListener.Refused refused =
        fixture.listener.await(RecordingListener.Refused.class, event -> true);
    assertThat(refused.why().kind()).isEqualTo("board-failed");
    assertThat(game.state().result()).isEmpty();
  }

  @Test
  void endsTheGameIfItFailsDuringATurnOfAnEngine() {
    fixture.players.add("i8", turn -> GameFixture.point("i8"));
    Game game = fixture.moves("h8 h9").open();
    gate.breakWith(new IllegalStateException("acme"));
    game.seat(Stone.BLACK, TestPlayers.seat("i8"));
    assertThat(fixture.listener.awaitEnd().result())
        .contains(
            new Result(
                Optional.empty(),
                Ending.ABANDONED,
                "the board failed: java.lang.IllegalStateException: acme"));
  }
}
