package org.gobang.presentation.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.fixtures.workbench.FakeBoard;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

class ResumedGameTest {

  private static final Seat ANN = new Seat.Human("Ann");
  private static final Seat RUNS = new Seat.Computer(new PlayerSpec("runs", Map.of(), 7, false));
  private static final Result RESIGNED = new Result(Optional.of(Stone.WHITE), Ending.RESIGNED, "");
  private static final GameRecord RECORD =
      GameRecord.of("test", Start.empty(15), List.of())
          .withTags(Map.of("black", "Li", "result", "white", "date", "1899", "event", "Final"))
          .withLines(
              GameRecord.of("test", Start.empty(15), MoveText.parse("h8 h9 i8", Stone.BLACK))
                  .lines());

  /** The game explored at a move, or paused there for two humans. */
  private static GameState state(int move, boolean explored, Optional<Result> ended) {
    List<Integer> line = RECORD.mainLine();
    List<Integer> path = line.subList(0, move);
    FakeBoard board = FakeBoard.after(MoveText.write(moves(path)));
    return GameState.of(RECORD, board)
        .path(path)
        .line(line)
        .black(ANN)
        .white(ANN)
        .paused(!explored)
        .explored(explored)
        .ended(ended)
        .build();
  }

  private static List<Move> moves(List<Integer> path) {
    return RECORD.follow(path).stream().map(Node::move).toList();
  }

  private static boolean canPlayOn(GameState state) {
    return new PositionDescriber(new FakeWorkbench(), Texts.shared(Locale.ENGLISH))
        .position(state)
        .canPlayOn();
  }

  @Test
  void resumesWithTheSideToMoveAgainstTheLastOpponent() {
    Budget budget = Budget.of(new Limit.Depth(3));
    GameSetup last =
        GameSetup.of(GameRecord.of("test", Start.empty(15), List.of()))
            .black(ANN)
            .white(RUNS)
            .budget(budget)
            .fouls(Fouls.LOSE)
            .ponder(true)
            .build();
    GameSetup black =
        GameSetups.resumed(state(2, true, Optional.empty()), last, new FakeWorkbench());
    assertThat(black.black()).isEqualTo(ANN);
    assertThat(black.white()).isEqualTo(RUNS);
    GameSetup white =
        GameSetups.resumed(state(1, true, Optional.empty()), last, new FakeWorkbench());
    assertThat(white.black()).isEqualTo(RUNS);
    assertThat(white.white()).isEqualTo(ANN);
    assertThat(white.path()).containsExactly(0);
    assertThat(white.budget()).isEqualTo(budget);
    assertThat(white.fouls()).isEqualTo(Fouls.LOSE);
    assertThat(white.ponder()).isTrue();
    assertThat(white.record().lines()).as("existing moves are unchanged").isEqualTo(RECORD.lines());
    assertThat(white.record().tags()).containsOnlyKeys("event");
  }

  @Test
  void resumesAgainstTheDefaultOpponentWithoutALastGame() {
    GameSetup explored = GameSetup.explore(RECORD);
    GameState state = state(2, true, Optional.of(RESIGNED));
    GameSetup next = GameSetups.resumed(state, explored, new FakeWorkbench("runs", "search"));
    assertThat(next.black()).isInstanceOf(Seat.Human.class);
    assertThat(next.white())
        .isInstanceOfSatisfying(
            Seat.Computer.class, seat -> assertThat(seat.who().player()).isEqualTo("search"));
    assertThat(GameSetups.resumed(state, explored, new FakeWorkbench()).white())
        .isInstanceOf(Seat.Human.class);
  }

  @Test
  void resumesOnlyIfAStoneCanBePlaced() {
    assertThat(canPlayOn(state(3, true, Optional.of(RESIGNED)))).isTrue();
    assertThat(canPlayOn(state(3, false, Optional.empty()))).isFalse();
    assertThat(canPlayOn(state(1, false, Optional.of(RESIGNED)))).isTrue();
    GameState won =
        GameState.of(RECORD, FakeBoard.after("h8"))
            .path(List.of(0))
            .black(ANN)
            .white(ANN)
            .result(Optional.of(RESIGNED))
            .build();
    assertThat(canPlayOn(won)).isFalse();
    assertThatThrownBy(
            () -> GameSetups.resumed(won, GameSetup.explore(RECORD), new FakeWorkbench()))
        .isInstanceOf(RefusedException.class);
  }
}
