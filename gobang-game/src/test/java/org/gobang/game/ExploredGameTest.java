package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests exploring a record. */
class ExploredGameTest {

  private static final Map<String, String> RESIGNED =
      Map.of("black", "Li", "white", "Wu", "result", "white", "ending", "resigned", "komi", "0");

  private final GameFixture fixture = new GameFixture();

  @AfterEach
  void close() {
    fixture.close();
  }

  private Game explore(String moves, Map<String, String> tags) {
    GameRecord bare =
        GameRecord.of("freestyle", Start.empty(15), MoveText.parse(moves, Stone.BLACK));
    return fixture.open(GameSetup.explore(bare.withTags(tags)));
  }

  @Test
  void hasThePlayersAndTheResultOfItsRecord() {
    GameState state = explore("h8 h9 i8", RESIGNED).state();
    assertThat(state.black()).isEqualTo(new Seat.Human("Li"));
    assertThat(state.white()).isEqualTo(new Seat.Human("Wu"));
    assertThat(state.ended().map(Result::ending)).contains(Ending.RESIGNED);
    assertThat(state.result()).as("more moves are possible").isEmpty();
    assertThat(state.explored()).isTrue();
    assertThat(state.record().tags()).isEqualTo(RESIGNED);
  }

  @Test
  void keepsItsResultAndLineAfterOtherMoves() {
    Game game = explore("h8 h9 i8", RESIGNED);
    game.goTo(List.of(0));
    fixture.play(game, "a1 a2");
    GameState tried = game.state();
    assertThat(tried.path()).containsExactly(0, 1, 0);
    assertThat(tried.line()).containsExactly(0, 0, 0);
    assertThat(tried.ended().map(Result::ending)).contains(Ending.RESIGNED);
    assertThat(tried.record().tags()).isEqualTo(RESIGNED);
    game.takeBack(Stone.BLACK);
    assertThat(game.state().path()).containsExactly(0, 1);
    assertThat(game.state().ended()).isPresent();
    game.close();
    assertThat(game.state().ended().map(Result::ending)).contains(Ending.RESIGNED);
  }

  @Test
  void extendsItsMainLineAtTheEnd() {
    Game game = explore("h8 h9", RESIGNED);
    fixture.play(game, "i8");
    assertThat(game.state().mainLine()).containsExactly(0, 0, 0);
    assertThat(game.state().line()).as("the recorded game").containsExactly(0, 0);
    game.goTo(List.of(0));
    fixture.play(game, "a1");
    assertThat(game.state().mainLine()).containsExactly(0, 0, 0);
  }

  @Test
  void hasTheBoardsResultIfItsRecordHasNone() {
    Game game = explore("h8 a1 i8 c1 j8 e1 k8 g1 l8", Map.of());
    assertThat(game.state().ended().map(Result::ending)).contains(Ending.LINE);
    assertThat(game.state().result()).isPresent();
    game.goTo(List.of(0));
    assertThat(game.state().result()).isEmpty();
    assertThat(game.state().ended()).isPresent();
  }

  @Test
  void isNotDecidedByAWinInAVariation() {
    Game game = explore("h8 a1 i8 c1 j8 e1 k8 g1", Map.of());
    fixture.play(game, "l8");
    assertThat(game.state().result()).as("no more moves are possible").isPresent();
    assertThat(game.state().ended()).isEmpty();
    assertThat(game.state().record().tags()).isEmpty();
  }

  @Test
  void cannotBePausedOrResigned() {
    Game game = explore("h8 h9 i8", Map.of());
    game.pause(true);
    game.goTo(List.of(0));
    assertThat(game.state().paused()).isFalse();
    assertThatThrownBy(() -> game.resign(Stone.BLACK))
        .hasMessage("the game is only looked through");
  }
}
