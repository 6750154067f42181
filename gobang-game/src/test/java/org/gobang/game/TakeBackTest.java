package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.gobang.api.MoveText;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.RecordEdit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TakeBackTest {

  private final GameFixture fixture = new GameFixture();
  private final CountDownLatch release = new CountDownLatch(1);

  @AfterEach
  void close() {
    release.countDown();
    fixture.close();
  }

  private static String takeBack(Game game, Stone side) {
    game.takeBack(side);
    return GameFixture.moves(game.state());
  }

  private static void nothing(Game game, Stone side) {
    GameState before = game.state();
    assertThatThrownBy(() -> game.takeBack(side))
        .isInstanceOf(RefusedException.class)
        .hasMessage("there is nothing to take back");
    assertThat(game.state()).isEqualTo(before);
  }

  @Test
  void betweenHumansIsOneMove() {
    Game game = fixture.moves("h8 h9").open();
    assertThat(takeBack(game, Stone.WHITE)).isEqualTo("h8");
    nothing(game, Stone.WHITE);
    assertThat(takeBack(game, Stone.BLACK)).isEmpty();
    nothing(game, Stone.BLACK);
    GameRecord record = game.state().record();
    assertThat(record.mainLine()).as("the moves are variations").isEmpty();
    assertThat(record.withTags(Map.of()).mainLine()).as("the moves are kept").hasSize(2);
    assertThat(game.state().paused()).isFalse();
  }

  @Test
  void includesLaterMovesOfTheOpponent() {
    Game game = fixture.moves("h8 h9 i8 i9").open();
    assertThat(takeBack(game, Stone.BLACK)).isEqualTo("h8 h9");
    assertThat(takeBack(game, Stone.BLACK)).isEmpty();
  }

  @Test
  void ofTheOpponentsResignationIncludesTheOwnMove() {
    Game game = fixture.moves("h8 h9").open();
    game.resign(Stone.BLACK);
    assertThat(takeBack(game, Stone.WHITE)).isEqualTo("h8");
    assertThat(game.state().result()).isEmpty();
  }

  @Test
  void ofMovesOfAnEngineIsRefused() {
    Game game = fixture.white("first").open();
    fixture.play(game, "h8");
    fixture.listener.awaitMoves(2);
    assertThatThrownBy(() -> game.takeBack(Stone.WHITE))
        .isInstanceOf(RefusedException.class)
        .hasMessage("a computer plays White");
    assertThat(game.state().board().moves()).hasSize(2);
  }

  @Test
  void dropsAMoveOfTheOpponentBeingValidated() {
    SlowBoard.Gate gate = new SlowBoard.Gate();
    Game game = fixture.boards(gate::board).moves("h8 h9").open();
    gate.shut();
    CompletionStage<Verdict> dropped = GameFixture.put(game, "i8");
    gate.awaitVisitor();
    assertThat(takeBack(game, Stone.WHITE)).isEqualTo("h8");
    assertThat(GameFixture.refusal(dropped)).isEqualTo(Game.STALE);
    gate.open();
    fixture.play(game, "h10");
    assertThat(GameFixture.moves(game.state())).isEqualTo("h8 h10");
  }

  @Test
  void againstAnEngineIsTwoMoves() {
    Game game = fixture.white("first").open();
    fixture.play(game, "h8");
    fixture.listener.awaitMoves(2);
    fixture.play(game, "h9");
    fixture.listener.awaitMoves(4);
    assertThat(takeBack(game, Stone.BLACK)).isEqualTo("h8 a1");
    assertThat(takeBack(game, Stone.BLACK)).isEmpty();
    nothing(game, Stone.BLACK);
    fixture.forget(game);
    fixture.play(game, "h8");
    assertThat(GameFixture.moves(fixture.listener.awaitMoves(2))).isEqualTo("h8 a1");
    assertThat(game.state().path()).as("the same path again").containsExactly(0, 0);
    assertThat(fixture.players.made).as("the same instance continues").hasSize(1);
  }

  @Test
  void keepsTheMoveAsAVariation() {
    Game game = fixture.open();
    fixture.play(game, "h8 h9 i8 i9");
    takeBack(game, Stone.WHITE);
    takeBack(game, Stone.BLACK);
    long seen = game.state().version();
    fixture.play(game, "j8 j9");
    GameState now = game.state();
    assertThat(now.path()).isEqualTo(now.record().mainLine()).containsExactly(0, 0, 0, 0);
    assertThat(
            MoveText.write(
                now.record().follow(List.of(0, 0, 1, 0)).stream().map(Node::move).toList()))
        .isEqualTo("h8 h9 i8 i9");
    assertThatThrownBy(() -> game.edit(seen, new RecordEdit.Remove(List.of(0, 0, 1))))
        .as("paths have changed")
        .isInstanceOf(RefusedException.class);
  }

  @Test
  void makesTheContinuedLineTheMainLine() {
    Game game = fixture.open();
    fixture.play(game, "h8 h9");
    takeBack(game, Stone.WHITE);
    fixture.play(game, "i9 i8");
    game.goTo(List.of(0, 1));
    fixture.play(game, "j8");
    assertThat(GameFixture.moves(game.state())).isEqualTo("h8 h9 j8");
    assertThat(game.state().line()).isEqualTo(game.state().record().mainLine());
  }

  @Test
  void keepsAVariationAfterAnEditIsUndone() {
    Game game = fixture.open();
    fixture.play(game, "h8 h9");
    takeBack(game, Stone.WHITE);
    game.edit(game.state().version(), new RecordEdit.Remove(List.of(0, 0)));
    fixture.play(game, "i9");
    game.undoEdit();
    assertThat(game.state().record().lines().get(0).next()).hasSize(2);
    assertThat(game.state().path()).isEqualTo(game.state().record().mainLine());
  }

  @Test
  void keepsTheFirstMoveOfAnEngine() {
    Game game = fixture.black("first").open();
    fixture.listener.awaitMoves(1);
    nothing(game, Stone.WHITE);
    fixture.play(game, "h8");
    fixture.listener.awaitMoves(3);
    assertThat(takeBack(game, Stone.WHITE)).isEqualTo("a1");
  }

  @Test
  void duringATurnOfAnEngineIsOneMove() {
    AtomicInteger asked = new AtomicInteger();
    fixture.players.add(
        "slow",
        turn -> {
          if (asked.incrementAndGet() == 1) {
            Await.stubbornly(release);
            throw new AssertionError("ignored");
          }
          return turn.board().allowed().get(0);
        });
    Game game = fixture.white("slow").open();
    fixture.play(game, "h8");
    Await.until(() -> asked.get() == 1);
    assertThat(takeBack(game, Stone.BLACK)).isEmpty();
    fixture.play(game, "h9");
    assertThat(GameFixture.moves(fixture.listener.awaitMoves(2))).isEqualTo("h9 a1");
    assertThat(fixture.players.made).as("a new instance takes over").hasSize(2);
    assertThat(game.state().record().lines()).as("both lines are kept").hasSize(2);
    release.countDown();
    Await.until(() -> fixture.players.made.get(0).closed().get() == 1);
    assertThat(game.state().result()).isEmpty();
    game.close();
    Await.until(() -> fixture.players.made.get(1).closed().get() == 1);
    assertThat(fixture.players.made.get(0).closed()).hasValue(1);
  }

  @Test
  void closesAnEngineBeingCreated() {
    CountDownLatch making = new CountDownLatch(1);
    AtomicBoolean interrupted = new AtomicBoolean();
    fixture.players.making(
        "starting",
        (settings, start) -> {
          making.countDown();
          try {
            release.await();
          } catch (InterruptedException dropped) {
            interrupted.set(true);
          }
          return TestPlayers.player(turn -> turn.board().allowed().get(0));
        });
    Game game = fixture.white("starting").open();
    fixture.play(game, "h8");
    Await.of(making);
    assertThat(takeBack(game, Stone.BLACK)).isEmpty();
    Await.until(interrupted::get);
    Await.until(() -> fixture.players.made.size() == 1);
    Await.until(() -> fixture.players.made.get(0).closed().get() == 1);
    assertThat(game.state().result()).isEmpty();
  }

  @Test
  void betweenEnginesIsOneMoveAndPauses() {
    fixture.players.add(
        "four",
        turn -> {
          if (turn.board().moves().size() == 4) {
            release.await();
          }
          return turn.board().allowed().get(0);
        });
    Game game = fixture.black("four").white("four").open();
    fixture.listener.awaitMoves(4);
    assertThat(takeBack(game, Stone.WHITE)).isEqualTo("a1 b1 c1");
    assertThat(game.state().paused()).isTrue();
    assertThat(takeBack(game, Stone.BLACK)).isEqualTo("a1 b1");
    release.countDown();
    fixture.forget(game);
    game.pause(false);
    assertThat(GameFixture.moves(fixture.listener.awaitMoves(5))).isEqualTo("a1 b1 c1 d1 e1");
  }

  @Test
  void betweenEnginesAfterTheEndIsOneMoveAndPauses() {
    Game game = fixture.black("first").white("first").open();
    GameState end = fixture.listener.awaitEnd();
    int plies = end.board().moves().size();
    game.takeBack(end.result().orElseThrow().winner().orElseThrow());
    assertThat(game.state().board().moves()).hasSize(plies - 1);
    assertThat(game.state().result()).isEmpty();
    assertThat(game.state().paused()).isTrue();
    fixture.forget(game);
    game.pause(false);
    assertThat(fixture.listener.awaitEnd().result()).isEqualTo(end.result());
  }

  @Test
  void betweenEnginesBeforeTheFirstMoveHasNoEffect() {
    fixture.players.add(
        "hang",
        turn -> {
          release.await();
          throw new AssertionError();
        });
    nothing(fixture.black("hang").white("hang").open(), Stone.BLACK);
  }

  @Test
  void ofAWinRemovesTheMove() {
    Game game = fixture.moves("h8 a1 i8 c1 j8 e1 k8 g1").open();
    fixture.play(game, "l8");
    assertThat(game.state().result()).isPresent();
    assertThat(takeBack(game, Stone.BLACK)).endsWith("k8 g1");
    assertThat(game.state().result()).isEmpty();
    fixture.play(game, "l8");
    assertThat(game.state().result()).as("won again").isPresent();
    assertThat(game.state().path()).isEqualTo(game.state().record().mainLine());
  }

  @Test
  void ofAWinOfAnEngineIncludesBothMoves() {
    // White plays the first allowed point, which completes five from a1 to e1.
    Game game = fixture.white("first").moves("h8 b1 j8 c1 l8 d1 n8 e1").open();
    fixture.play(game, "o15");
    GameState end = fixture.listener.awaitEnd();
    assertThat(end.result().orElseThrow().winner()).contains(Stone.WHITE);
    assertThat(takeBack(game, Stone.BLACK)).endsWith("n8 e1");
    assertThat(game.state().result()).isEmpty();
  }

  @Test
  void ofAResignationKeepsTheMoves() {
    Game game = fixture.moves("h8 h9").open();
    game.resign(Stone.BLACK);
    assertThat(takeBack(game, Stone.BLACK)).isEqualTo("h8 h9");
    assertThat(game.state().result()).isEmpty();
  }

  @Test
  void ofAResignationDuringATurnOfAnEngineKeepsTheMoves() {
    fixture.players.add(
        "hang",
        turn -> {
          release.await();
          throw new AssertionError();
        });
    Game game = fixture.white("hang").open();
    fixture.play(game, "h8");
    game.resign(Stone.BLACK);
    assertThat(takeBack(game, Stone.BLACK)).isEqualTo("h8");
    assertThat(game.state().result()).isEmpty();
    assertThat(takeBack(game, Stone.BLACK)).isEmpty();
  }

  @Test
  void ofAFailureOfAnEngineIncludesTheMoveOfTheHuman() {
    fixture.players.add(
        "broken",
        turn -> {
          throw new NoClassDefFoundError("acme");
        });
    Game game = fixture.white("broken").open();
    fixture.play(game, "h8");
    assertThat(fixture.listener.awaitEnd().result().orElseThrow().ending())
        .isEqualTo(Ending.CRASHED);
    assertThat(takeBack(game, Stone.BLACK)).isEmpty();
    assertThat(game.state().result()).isEmpty();
  }

  @Test
  void dropsAMoveBeingValidated() {
    SlowBoard.Gate gate = new SlowBoard.Gate();
    Game game = fixture.boards(gate::board).open();
    gate.shut();
    GameFixture.put(game, "h8");
    gate.awaitVisitor();
    assertThat(takeBack(game, Stone.BLACK)).isEmpty();
    gate.open();
    fixture.play(game, "h9");
    assertThat(game.state().record().lines()).as("h8 is not in the record").hasSize(1);
  }

  @Test
  void doesNotEndAPause() {
    Game game = fixture.moves("h8 h9").open();
    game.pause(true);
    assertThat(takeBack(game, Stone.WHITE)).isEqualTo("h8");
    assertThat(game.state().paused()).isTrue();
  }
}
