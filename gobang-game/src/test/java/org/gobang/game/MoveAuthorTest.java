package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.record.Ending;
import org.gobang.api.record.RecordNote;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the side, the answered state and the verdict of a move. */
class MoveAuthorTest {

  private static final Point I8 = Point.parse("i8");

  private final GameFixture fixture = new GameFixture();
  private final SlowBoard.Gate gate = new SlowBoard.Gate();

  @AfterEach
  void close() {
    gate.open();
    fixture.close();
  }

  /** Black to move, after two moves. */
  private Game open() {
    return fixture
        .boards(gate::board)
        .budget(new Limit.Clock(Duration.ofHours(1), Duration.ZERO))
        .moves("h8 h9")
        .open();
  }

  private static CompletionStage<Verdict> answer(Game game, GameState seen) {
    return game.play(seen.toMove(), seen.version(), I8);
  }

  @Test
  void isAllowedAfterItIsPlayed() {
    Game game = open();
    CompletionStage<String> moves =
        answer(game, game.state()).thenApply(any -> GameFixture.moves(game.state()));
    assertThat(moves.toCompletableFuture().join()).isEqualTo("h8 h9 i8");
    assertThat(GameFixture.verdict(GameFixture.pass(game))).isEqualTo(Verdict.ALLOWED);
  }

  @Test
  void isRefusedByTheBoardWithItsVerdict() {
    Game game = open();
    GameState seen = game.state();
    Verdict verdict = GameFixture.verdict(GameFixture.put(game, "h8"));
    assertThat(((Verdict.Refused) verdict).kind()).isEqualTo(Verdict.Refused.OCCUPIED);
    assertThat(GameFixture.verdict(answer(game, seen))).as("no change").isEqualTo(Verdict.ALLOWED);
  }

  @Test
  void endsTheGameBeforeItsForbiddenMoveIsReported() {
    Game game = fixture.rules("renju").fouls(Fouls.LOSE).moves("h8 a1 i8 c1 g7 e1 g6 g1").open();
    CompletionStage<Ending> ending =
        GameFixture.put(game, "g8")
            .thenApply(
                verdict -> {
                  assertThat(((Verdict.Refused) verdict).foul()).isTrue();
                  return game.state().result().orElseThrow().ending();
                });
    assertThat(ending.toCompletableFuture().join()).isEqualTo(Ending.FOUL);
  }

  @Test
  void isPlayedOnceByADoubleClick() {
    Game game = open();
    GameState seen = game.state();
    gate.shut();
    CompletionStage<Verdict> first = answer(game, seen);
    assertThat(GameFixture.refusal(answer(game, seen))).isEqualTo(Game.BUSY);
    gate.open();
    assertThat(GameFixture.verdict(first)).isEqualTo(Verdict.ALLOWED);
    assertThat(GameFixture.refusal(answer(game, seen))).isEqualTo(Game.STALE);
    assertThat(GameFixture.moves(game.state())).isEqualTo("h8 h9 i8");
  }

  @Test
  void isAllowedOnlyForTheSideToMove() {
    Game game = open();
    long version = game.state().version();
    assertThat(GameFixture.refusal(game.play(Stone.WHITE, version, I8)))
        .isEqualTo(Game.NOT_YOUR_TURN);
    assertThat(GameFixture.refusal(game.pass(Stone.WHITE, version))).isEqualTo(Game.NOT_YOUR_TURN);
    assertThat(game.state().board().moves()).hasSize(2);
  }

  @Test
  void refusesAnUnknownState() {
    Game game = open();
    long version = game.state().version();
    assertThat(GameFixture.refusal(game.play(Stone.BLACK, version + 1, I8))).isEqualTo(Game.STALE);
  }

  static Stream<Consumer<Game>> changesBesideThePosition() {
    return Stream.of(
        game -> game.note(List.of(0), List.of(new RecordNote.Comment("a note"))),
        game -> game.pace(Duration.ofSeconds(3)),
        game -> game.seat(Stone.WHITE, GameFixture.ANN),
        game -> game.pause(true));
  }

  @ParameterizedTest
  @MethodSource("changesBesideThePosition")
  void mayAnswerAStateBeforeOtherChanges(Consumer<Game> change) {
    Game game = open();
    GameState seen = game.state();
    change.accept(game);
    fixture.time.advance(Duration.ofSeconds(5));
    assertThat(GameFixture.verdict(answer(game, seen))).isEqualTo(Verdict.ALLOWED);
  }

  static Stream<Consumer<Game>> changesOfThePosition() {
    return Stream.of(
        game -> game.takeBack(Stone.BLACK),
        game -> {
          game.goTo(List.of(0));
          game.goTo(List.of(0, 0));
        },
        game -> {
          game.resign(Stone.BLACK);
          game.takeBack(Stone.BLACK);
        });
  }

  @ParameterizedTest
  @MethodSource("changesOfThePosition")
  void isStaleAfterAnyChangeOfThePosition(Consumer<Game> change) {
    Game game = open();
    GameState seen = game.state();
    change.accept(game);
    GameState now = game.state();
    assertThat(now.toMove()).isEqualTo(Stone.BLACK);
    assertThat(GameFixture.refusal(answer(game, seen))).isEqualTo(Game.STALE);
    assertThat(game.state()).isEqualTo(now);
  }

  @Test
  void isStaleIfTheGameEndsDuringItsValidation() {
    Game game = open();
    gate.shut();
    CompletionStage<Verdict> dropped = answer(game, game.state());
    game.resign(Stone.WHITE);
    assertThat(GameFixture.refusal(dropped)).isEqualTo(Game.STALE);
    gate.open();
    assertThat(game.state().board().moves()).hasSize(2);
  }
}
