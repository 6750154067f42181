package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.BoardMoves;
import org.gobang.api.board.Cell;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests games with several stones per turn, and with captures. */
class SeveralStonesTest {

  private static final String CONNECT6 = "custom:line=6,stones=2";

  private final GameFixture fixture = new GameFixture();

  @AfterEach
  void close() {
    fixture.close();
  }

  private static String takeBack(Game game, Stone side) {
    game.takeBack(side);
    return GameFixture.moves(game.state());
  }

  @Test
  void takesBackOneStoneWithinATurn() {
    Game game = fixture.rules(CONNECT6).open();
    fixture.play(game, "h8 a1 a2 i8");
    assertThat(game.state().toMove()).isEqualTo(Stone.BLACK);
    assertThat(takeBack(game, Stone.BLACK)).isEqualTo("h8 a1 a2");
    assertThat(game.state().toMove()).isEqualTo(Stone.BLACK);
    assertThat(takeBack(game, Stone.WHITE)).isEqualTo("h8 a1");
    assertThat(game.state().toMove()).isEqualTo(Stone.WHITE);
  }

  @Test
  void takesBackTheOpponentsWholeTurn() {
    Game game = fixture.rules(CONNECT6).open();
    fixture.play(game, "h8 a1 a2 i8 i9 b1 b2");
    assertThat(takeBack(game, Stone.BLACK)).isEqualTo("h8 a1 a2 i8");
    assertThat(game.state().board().stonesLeft()).isEqualTo(1);
  }

  @Test
  void enginePlacesEveryStoneOfItsTurn() {
    Game game = fixture.rules(CONNECT6).white("first").open();
    fixture.play(game, "h8");
    fixture.listener.await(GameState.class, state -> state.board().moves().size() == 3);
    assertThat(GameFixture.moves(game.state())).isEqualTo("h8 a1 b1");
    assertThat(game.state().toMove()).isEqualTo(Stone.BLACK);
    assertThat(game.state().board().stonesLeft()).isEqualTo(2);
  }

  @Test
  void addsTheIncrementAtTheEndOfATurn() {
    Game game =
        fixture
            .rules(CONNECT6)
            .budget(new Limit.Clock(Duration.ofSeconds(60), Duration.ofSeconds(5)))
            .open();
    fixture.play(game, "h8");
    assertThat(GameFixture.clocks(game.state())).isEqualTo("1m5s 1m");
    fixture.time.advance(Duration.ofSeconds(10));
    fixture.play(game, "a1");
    assertThat(GameFixture.clocks(game.state())).as("within the turn").isEqualTo("1m5s 50s");
    fixture.time.advance(Duration.ofSeconds(10));
    fixture.play(game, "a2");
    assertThat(GameFixture.clocks(game.state())).isEqualTo("1m5s 45s");
    assertThat(takeBack(game, Stone.WHITE)).isEqualTo("h8 a1");
    assertThat(GameFixture.clocks(game.state())).as("unchanged").isEqualTo("1m5s 50s");
  }

  @Test
  void explorationKeepsTheSidesOfTurns() {
    GameRecord empty = GameRecord.of(CONNECT6, Start.empty(15), List.of());
    GameRecord record =
        GameRecord.of(
            CONNECT6,
            empty.start(),
            BoardMoves.read("h8 a1 a2 i8", Boards.of(CONNECT6, empty.start())));
    Game game = fixture.open(fixture.setup(record));
    assertThat(game.state().toMove()).isEqualTo(Stone.BLACK);
    assertThat(game.state().board().stonesLeft()).isEqualTo(1);
  }

  @Test
  void capturesWinWithoutALine() {
    Game game = fixture.rules("custom:captures=1").open();
    fixture.play(game, "a1 b1 h8 c1 d1");
    GameState state = game.state();
    assertThat(state.result())
        .contains(new Result(Optional.of(Stone.BLACK), Ending.RULES, "captures"));
    assertThat(state.board().at(Point.parse("b1"))).isEqualTo(Cell.VACANT);
    assertThat(takeBack(game, Stone.BLACK)).isEqualTo("a1 b1 h8 c1");
    assertThat(game.state().board().at(Point.parse("b1"))).isEqualTo(Cell.WHITE);
    assertThat(game.state().result()).isEmpty();
  }
}
