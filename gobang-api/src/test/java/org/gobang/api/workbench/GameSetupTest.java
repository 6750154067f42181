package org.gobang.api.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.saved.UnfinishedGame;
import org.junit.jupiter.api.Test;

class GameSetupTest {

  private static final Seat ANN = new Seat.Human("Ann");
  private static final Budget CLOCK =
      Budget.of(new Budget.Limit.Clock(Duration.ofMinutes(5), Duration.ZERO));
  private static final Seat RUNS = new Seat.Computer(new PlayerSpec("runs", Map.of(), 7, false));

  private static GameSetupBuilder allParts() {
    return GameSetup.of(
            GameRecord.of("renju", Start.empty(15), MoveText.parse("h8 h9", Stone.BLACK)))
        .path(List.of(0))
        .line(List.of(0, 0))
        .black(ANN)
        .white(RUNS)
        .budget(CLOCK)
        .fouls(Fouls.LOSE)
        .left(Map.of(Stone.BLACK, Duration.ofMinutes(1), Stone.WHITE, Duration.ZERO))
        .paused(true);
  }

  @Test
  void equalsASetupOfTheSameParts() {
    GameSetup setup = allParts().build();
    assertThat(setup)
        .isEqualTo(allParts().build())
        .hasSameHashCodeAs(allParts().build())
        .hasToString(allParts().build().toString());
    List<UnaryOperator<GameSetupBuilder>> changes =
        List.of(
            parts -> parts.path(List.of()),
            parts -> parts.line(List.of(0)),
            parts -> parts.black(RUNS),
            parts -> parts.white(ANN),
            parts -> parts.budget(Budget.UNLIMITED).left(Map.of()),
            parts -> parts.fouls(Fouls.REFUSE),
            parts -> parts.left(Map.of()),
            parts -> parts.path(List.of(0, 0)).paused(false));
    for (int i = 0; i < changes.size(); i++) {
      assertThat(changes.get(i).apply(allParts()).build()).as("change %d", i).isNotEqualTo(setup);
    }
  }

  @Test
  void assignsAPlayerToEachSide() {
    GameSetup setup = setup(List.of());
    assertThat(setup.seat(Stone.BLACK)).isEqualTo(ANN);
    assertThat(setup.seat(Stone.WHITE)).isEqualTo(RUNS);
  }

  @Test
  void startsOnlyAtAPositionOfItsRecord() {
    assertThat(setup(List.of(0, 0)).path()).containsExactly(0, 0);
    assertThatIllegalArgumentException().isThrownBy(() -> setup(List.of(1)));
    assertThatIllegalArgumentException().isThrownBy(() -> setup(List.of(0, 0, 0)));
  }

  @Test
  void copiesItsPath() {
    List<Integer> path = new ArrayList<>(List.of(0));
    GameSetup setup = setup(path);
    path.add(9);
    assertThat(setup.path()).containsExactly(0);
  }

  @Test
  void keepsTheOrderOfPlayerOptions() {
    Map<String, String> options = new LinkedHashMap<>();
    for (String key : List.of("threads", "level", "book", "a", "zeal", "memory")) {
      options.put(key, "1");
    }
    PlayerSpec who = new PlayerSpec("search", options, 7, true);
    options.clear();
    assertThat(who.options().keySet())
        .containsExactly("threads", "level", "book", "a", "zeal", "memory");
    assertThatThrownBy(() -> who.options().clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatIllegalArgumentException().isThrownBy(() -> new PlayerSpec(" ", Map.of(), 0, false));
  }

  @Test
  void keepsOtherPartsWithOtherPlayers() {
    GameSetup from = setup(List.of(0));
    Budget clock = Budget.of(new Budget.Limit.Clock(Duration.ofMinutes(1), Duration.ZERO));
    Map<Stone, Duration> left =
        Map.of(Stone.BLACK, Duration.ofSeconds(9), Stone.WHITE, Duration.ofSeconds(3));
    GameSetup setup =
        GameSetup.of(from.record())
            .path(from.path())
            .black(ANN)
            .white(RUNS)
            .budget(clock)
            .fouls(from.fouls())
            .left(left)
            .ponder(true)
            .paused(true)
            .build();
    assertThat(setup.between(RUNS, ANN))
        .isEqualTo(
            GameSetup.of(from.record())
                .path(from.path())
                .black(RUNS)
                .white(ANN)
                .budget(clock)
                .fouls(from.fouls())
                .left(left)
                .ponder(true)
                .paused(true)
                .build());
  }

  @Test
  void exploresARecordWithItsPlayers() {
    GameRecord bare = GameRecord.of("renju", Start.empty(15), MoveText.parse("h8 h9", Stone.BLACK));
    Map<String, String> tags = Map.of("black", "Li", "result", "black");
    GameRecord record =
        GameRecord.of("renju", bare.start(), List.of()).withTags(tags).withLines(bare.lines());
    GameSetup explored = GameSetup.explore(record);
    assertThat(explored.black()).isEqualTo(new Seat.Human("Li"));
    assertThat(explored.white()).isEqualTo(new Seat.Human(""));
    assertThat(explored.path()).containsExactly(0, 0);
    assertThat(explored.explored()).isTrue();
    assertThat(explored.budget()).isEqualTo(Budget.UNLIMITED);
  }

  @Test
  void requiresTheCurrentPositionToPlay() {
    GameSetup from = setup(List.of(0));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                GameSetup.of(from.record())
                    .path(List.of())
                    .line(from.record().mainLine())
                    .black(ANN)
                    .white(RUNS)
                    .budget(from.budget())
                    .fouls(from.fouls())
                    .build());
  }

  private static GameSetup setup(List<Integer> path) {
    GameRecord record =
        GameRecord.of("renju", Start.empty(15), MoveText.parse("h8 h9", Stone.BLACK));
    return GameSetup.of(record).path(path).black(ANN).white(RUNS).build();
  }

  @Test
  void isTaggedAndResumed() {
    GameSetup setup = allParts().ponder(true).build();
    assertThat(setup.tags()).isEmpty();
    GameSetup tagged = setup.tagged(Map.of("front-end", "swing"));
    assertThat(tagged).isNotEqualTo(setup);
    assertThat(tagged.tags()).isEqualTo(Map.of("front-end", "swing"));
    assertThat(tagged.ponder()).isTrue();
    assertThat(tagged.tagged(Map.of())).isEqualTo(setup);
    GameSetup resumed = allParts().resumes("game-1").build();
    assertThat(resumed.tagged(Map.of()).resumes()).contains("game-1");
    UnfinishedGame game = new UnfinishedGame("game-1", Instant.EPOCH, resumed);
    assertThat(game.setup()).isEqualTo(resumed);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new UnfinishedGame("game-2", Instant.EPOCH, resumed));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new UnfinishedGame("game-1", Instant.EPOCH, setup));
  }
}
