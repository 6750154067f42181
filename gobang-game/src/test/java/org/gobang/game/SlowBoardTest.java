package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A board that does not answer must not hold up anybody but the next move. */
@Timeout(5)
class SlowBoardTest {

  private final Table table = new Table();
  private final SlowBoard.Gate gate = new SlowBoard.Gate();

  @BeforeEach
  void slowDown() {
    table.boards(gate::board);
  }

  @AfterEach
  void close() {
    gate.open();
    table.close();
  }

  private Game looking() {
    Game game = table.moves("h8 h9").open();
    gate.shut();
    game.play(Table.point("i8"));
    gate.awaitVisitor();
    return game;
  }

  @Test
  void refusesTheNextMoveMeanwhile() {
    Game game = looking();
    for (Runnable call : List.<Runnable>of(() -> game.play(Table.point("i9")), game::pass)) {
      assertThatThrownBy(call::run)
          .isInstanceOf(RefusedException.class)
          .hasMessage("the board is still looking at the move before");
    }
    assertThat(game.state().board().moves()).hasSize(2);
    gate.open();
    assertThat(Table.moves(table.listener.awaitMoves(3))).isEqualTo("h8 h9 i8");
    table.play(game, "i9");
  }

  @Test
  void letsAllElseBeDone() {
    Game game = looking();
    game.note(List.of(), List.of());
    game.moveNow();
    game.seat(Stone.WHITE, TestPlayers.seat("first"));
    game.listen(new Listener());
    gate.open();
    assertThat(Table.moves(table.listener.awaitMoves(4))).isEqualTo("h8 h9 i8 a1");
  }

  @Test
  void keepsAPauseThatWasAskedForAfterTheMove() {
    Game game = looking();
    game.pause(true);
    gate.open();
    assertThat(table.listener.awaitMoves(3).paused()).isTrue();
  }

  @Test
  void endsThePauseBeforeTheMove() {
    Game game = table.moves("h8 h9").open();
    game.pause(true);
    gate.shut();
    game.play(Table.point("i8"));
    gate.awaitVisitor();
    assertThat(game.state().paused()).as("as long as nothing has changed").isTrue();
    gate.open();
    assertThat(table.listener.awaitMoves(3).paused()).isFalse();
  }

  @Test
  void doesNotHoldUpAJump() {
    Game game = looking();
    game.goTo(List.of(0));
    assertThat(Table.moves(game.state())).isEqualTo("h8");
    gate.open();
    table.play(game, "a1");
    assertThat(Table.moves(game.state())).isEqualTo("h8 a1");
  }

  @Test
  void doesNotHoldUpTheEnd() {
    Game game = looking();
    game.resign(Stone.BLACK);
    assertThat(game.state().result()).isPresent();
    game.takeBack();
    game.close();
    gate.open();
    assertThat(game.state().result().orElseThrow().ending()).isEqualTo(Ending.ABANDONED);
    assertThat(game.state().board().moves()).hasSize(2);
  }

  @Test
  void doesNotHoldUpTheGameUnderAComputersMove() {
    table.players.add("knows", turn -> Table.point("i8"));
    Game game = table.moves("h8 h9").open();
    gate.shut();
    game.seat(Stone.BLACK, TestPlayers.seat("knows"));
    gate.awaitVisitor();
    game.seat(Stone.BLACK, Table.ANN);
    GameState before = game.state();
    gate.open();
    table.play(game, "j8");
    assertThat(before.board().moves()).hasSize(2);
    assertThat(Table.moves(game.state())).isEqualTo("h8 h9 j8");
  }

  @Test
  void isAsGoodAsARefusalWhereItBreaksDown() {
    Game game = table.moves("h8 h9").open();
    gate.breakWith(new IllegalStateException("acme"));
    game.play(Table.point("i8"));
    Listener.Refused refused = table.listener.await(Listener.Refused.class, event -> true);
    assertThat(refused.why().kind()).isEqualTo("board-failed");
    assertThat(game.state().result()).isEmpty();
  }

  @Test
  void endsTheGameWhereItBreaksDownUnderAComputer() {
    table.players.add("knows", turn -> Table.point("i8"));
    Game game = table.moves("h8 h9").open();
    gate.breakWith(new IllegalStateException("acme"));
    game.seat(Stone.BLACK, TestPlayers.seat("knows"));
    assertThat(table.listener.awaitEnd().result())
        .contains(
            new Result(
                Optional.empty(),
                Ending.ABANDONED,
                "the board failed: java.lang.IllegalStateException: acme"));
  }
}
