package org.gobang.api.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Result;
import org.junit.jupiter.api.Test;

class GameStateTest {

  private static final Seat ANN = new Seat.Human("Ann");
  private static final Seat RUNS = new Seat.Computer(new PlayerSpec("runs", Map.of(), 7, false));
  private static final Optional<Result> GOES_ON = Optional.empty();
  private static final GameRecord RECORD =
      GameRecord.of("renju", Start.empty(15), MoveText.parse("h8 h9", Stone.BLACK));

  @Test
  void waitsForAHumanToMove() {
    assertThat(state(ANN, RUNS, Stone.BLACK, GOES_ON).personToMove()).isTrue();
    assertThat(state(ANN, RUNS, Stone.WHITE, GOES_ON).personToMove()).isFalse();
    assertThat(state(RUNS, ANN, Stone.WHITE, GOES_ON).personToMove()).isTrue();
    assertThat(state(RUNS, RUNS, Stone.BLACK, GOES_ON).personToMove()).isFalse();
  }

  @Test
  void waitsForNobodyAfterTheEnd() {
    Result resigned = new Result(Optional.of(Stone.WHITE), Ending.RESIGNED, "");
    assertThat(state(ANN, ANN, Stone.BLACK, Optional.of(resigned)).personToMove()).isFalse();
  }

  @Test
  void runsAClockForBothSidesOrNeither() {
    Duration minute = Duration.ofMinutes(1);
    Map<Stone, Duration> both = Map.of(Stone.BLACK, minute, Stone.WHITE, Duration.ZERO);
    assertThat(state(0, List.of(), both).left()).isEqualTo(both);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> state(0, List.of(), Map.of(Stone.BLACK, minute)));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                state(
                    0, List.of(), Map.of(Stone.BLACK, minute, Stone.WHITE, Duration.ofNanos(-1))));
  }

  @Test
  void requiresAPathOfItsRecord() {
    assertThat(state(1, List.of(0, 0), Map.of()).path()).containsExactly(0, 0);
    assertThatIllegalArgumentException().isThrownBy(() -> state(1, List.of(0, 1), Map.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> state(-1, List.of(), Map.of()));
  }

  @Test
  void distinguishesTheShownFromTheCurrentPosition() {
    GameState at = state(1, List.of(0), Map.of());
    assertThat(at.looksElsewhere()).isFalse();
    GameState back =
        GameState.of(RECORD, at.board())
            .version(2)
            .path(List.of())
            .line(at.path())
            .black(ANN)
            .white(RUNS)
            .paused(true)
            .result(GOES_ON)
            .build();
    assertThat(back.looksElsewhere()).isTrue();
  }

  @Test
  void namesAFailedComputerOpponent() {
    assertThat(ended(ANN, RUNS, Ending.CRASHED, Map.of()).failed()).contains(Stone.WHITE);
    assertThat(ended(ANN, RUNS, Ending.OVERSTEPPED, Map.of()).failed()).contains(Stone.WHITE);
    assertThat(ended(ANN, RUNS, Ending.OVERSTEPPED, CLOCKS).failed()).isEmpty();
    assertThat(ended(ANN, RUNS, Ending.RESIGNED, Map.of()).failed()).isEmpty();
    assertThat(ended(RUNS, RUNS, Ending.CRASHED, Map.of()).failed()).isEmpty();
    assertThat(ended(ANN, ANN, Ending.CRASHED, Map.of()).failed()).isEmpty();
    assertThat(state(ANN, RUNS, Stone.BLACK, GOES_ON).failed()).isEmpty();
  }

  /** Returns a game lost by White. */
  private static GameState ended(
      Seat black, Seat white, Ending ending, Map<Stone, Duration> clocks) {
    Optional<Result> result = Optional.of(new Result(Optional.of(Stone.BLACK), ending, ""));
    return GameState.of(RECORD, new ToMove(Stone.WHITE))
        .path(List.of(0, 0))
        .line(List.of(0, 0))
        .black(black)
        .white(white)
        .left(clocks)
        .result(result)
        .ended(result)
        .build();
  }

  @Test
  void savesAnExploredGameAlongTheMainLineOfItsRecord() {
    GameState played = state(1, List.of(0), Map.of());
    assertThat(played.mainLine()).isEqualTo(played.line());
    assertThat(allParts().line(List.of(0)).build().mainLine()).containsExactly(0, 0);
  }

  @Test
  void namesTheSideToActInAnOpening() {
    GameState state =
        allParts()
            .toMove(Stone.WHITE)
            .toAct(Stone.BLACK)
            .choices(List.of("swap"))
            .openingPoints(List.of(new Point(7, 7)))
            .lastActor(Stone.WHITE)
            .edits(true, false)
            .build();
    assertThat(state.toMove()).isEqualTo(Stone.WHITE);
    assertThat(state.toAct()).isEqualTo(Stone.BLACK);
    assertThat(state.choices()).containsExactly("swap");
    assertThat(state.openingPoints()).containsExactly(new Point(7, 7));
    assertThat(state.lastActor()).contains(Stone.WHITE);
    assertThat(state.undoable()).isTrue();
    assertThat(state.redoable()).isFalse();
  }

  private static final Map<Stone, Duration> CLOCKS =
      Map.of(Stone.BLACK, Duration.ofMinutes(1), Stone.WHITE, Duration.ZERO);
  private static final Optional<Result> RESIGNED =
      Optional.of(new Result(Optional.of(Stone.WHITE), Ending.RESIGNED, ""));

  private static GameStateBuilder allParts() {
    return GameState.of(RECORD, new ToMove(Stone.BLACK))
        .version(3)
        .path(List.of(0))
        .line(List.of(0, 0))
        .black(ANN)
        .white(RUNS)
        .paused(true)
        .explored(true)
        .left(CLOCKS)
        .result(RESIGNED)
        .ended(RESIGNED);
  }

  @Test
  void keepsEveryPart() {
    GameState state = allParts().build();
    assertThat(state.version()).isEqualTo(3);
    assertThat(state.record()).isEqualTo(RECORD);
    assertThat(state.path()).containsExactly(0);
    assertThat(state.line()).containsExactly(0, 0);
    assertThat(state.board()).isEqualTo(new ToMove(Stone.BLACK));
    assertThat(state.black()).isEqualTo(ANN);
    assertThat(state.white()).isEqualTo(RUNS);
    assertThat(state.paused()).isTrue();
    assertThat(state.explored()).isTrue();
    assertThat(state.left()).isEqualTo(CLOCKS);
    assertThat(state.result()).isEqualTo(RESIGNED);
    assertThat(state.ended()).isEqualTo(RESIGNED);
  }

  @Test
  void equalsAStateOfTheSameParts() {
    GameState state = allParts().build();
    assertThat(state)
        .isEqualTo(allParts().build())
        .hasSameHashCodeAs(allParts().build())
        .hasToString(allParts().build().toString());
    List<UnaryOperator<GameStateBuilder>> changes =
        List.of(
            parts -> parts.version(4),
            parts -> parts.path(List.of()),
            parts -> parts.line(List.of(0)),
            parts -> parts.black(RUNS),
            parts -> parts.white(ANN),
            parts -> parts.paused(false),
            parts -> parts.explored(false),
            parts -> parts.left(Map.of()),
            parts -> parts.result(GOES_ON),
            parts -> parts.ended(GOES_ON));
    for (int i = 0; i < changes.size(); i++) {
      assertThat(changes.get(i).apply(allParts()).build()).as("change %d", i).isNotEqualTo(state);
    }
  }

  private static GameState state(long version, List<Integer> path, Map<Stone, Duration> left) {
    Board board = new ToMove(Stone.BLACK);
    return GameState.of(RECORD, board)
        .version(version)
        .path(path)
        .black(ANN)
        .white(RUNS)
        .left(left)
        .result(GOES_ON)
        .build();
  }

  private static GameState state(Seat black, Seat white, Stone toMove, Optional<Result> result) {
    Board board = new ToMove(toMove);
    return GameState.of(RECORD, board)
        .path(List.of())
        .black(black)
        .white(white)
        .result(result)
        .build();
  }

  /** A board that implements only the side to move. */
  private record ToMove(Stone toMove) implements Board {
    @Override
    public String rules() {
      return "renju";
    }

    @Override
    public Start start() {
      return Start.empty(15);
    }

    @Override
    public List<Move> moves() {
      return List.of();
    }

    @Override
    public Cell at(int column, int row) {
      return Cell.VACANT;
    }

    @Override
    public Verdict judge(Stone stone, Point point) {
      return Verdict.ALLOWED;
    }

    @Override
    public Board play(Point point) {
      return this;
    }

    @Override
    public Board pass() {
      return this;
    }

    @Override
    public Outcome outcome() {
      return Outcome.UNDECIDED;
    }
  }
}
