package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.api.record.Tags;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.GameState;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests games between engines on the calling thread. */
class ComputerGameTest {

  private final GameFixture fixture = new GameFixture();
  private final CountDownLatch release = new CountDownLatch(1);

  @AfterEach
  void release() {
    release.countDown();
  }

  private GameState play(GameAdjudicator adjudicator) throws InterruptedException {
    return fixture.games().play(fixture.setup(), adjudicator);
  }

  private Result lost(String white) throws InterruptedException {
    return play(fixture.black("first").white(white)).result().orElseThrow();
  }

  private GameState play(GameFixture set) throws InterruptedException {
    return set.games().play(set.setup(), GameAdjudicator.NONE);
  }

  @Test
  void haveTheSameRecordAsGamesWithListeners() throws Exception {
    fixture.black("first").white("first").moves("h8 i9");
    fixture.open();
    GameState listened = fixture.listener.awaitEnd();
    GameState played = play(GameAdjudicator.NONE);
    assertThat(played.board().moves()).isEqualTo(listened.board().moves());
    assertThat(played.result()).isEqualTo(listened.result());
    assertThat(played.record().tags()).isEqualTo(listened.record().tags());
    assertThat(played.record().follow(played.path()).stream().filter(n -> !n.notes().isEmpty()))
        .as("every move but the two of the opening has its time")
        .hasSize(played.path().size() - 2);
    fixture.close();
    Await.until(() -> fixture.players.made.stream().allMatch(made -> made.closed().get() == 1));
  }

  @Test
  void closeTheirPlayersBeforeTheyReturn() throws Exception {
    play(fixture.black("first").white("first"));
    assertThat(fixture.players.made)
        .hasSize(2)
        .allSatisfy(made -> assertThat(made.closed()).hasValue(1));
  }

  @Test
  void areLostByAFailingPlayer() throws Exception {
    fixture
        .players
        .add("throws", turn -> Point.parse("z9"))
        .add("cheats", turn -> ((Move.Place) turn.board().moves().get(0)).point())
        .making(
            "declines",
            (settings, start) -> {
              throw new RefusedException("not today");
            })
        .add(
            "hangs",
            turn -> {
              release.await();
              return new Point(0, 0);
            });
    assertThat(lost("throws").ending()).isEqualTo(Ending.CRASHED);
    assertThat(lost("cheats"))
        .isEqualTo(
            new Result(Optional.of(Stone.BLACK), Ending.ILLEGAL, "cheats played a1: occupied"));
    assertThat(lost("declines"))
        .isEqualTo(new Result(Optional.of(Stone.BLACK), Ending.REFUSED, "not today"));
    fixture.budget(new Budget.Limit.MoveTime(Duration.ofMillis(1)));
    assertThat(lost("hangs").ending()).isEqualTo(Ending.OVERSTEPPED);
  }

  @Test
  void followTheSettingForFouls() throws Exception {
    fixture.players.add("overline", turn -> Point.parse("f8"));
    fixture.rules("renju").black("overline").white("first");
    fixture.moves("c8 a1 d8 c1 e8 e1 g8 g1 h8 i1");
    assertThat(play(fixture.fouls(Fouls.LOSE)).result())
        .contains(new Result(Optional.of(Stone.WHITE), Ending.FOUL, "overline"));
    assertThat(play(fixture.fouls(Fouls.REFUSE)).result().orElseThrow().ending())
        .isEqualTo(Ending.ILLEGAL);
  }

  @Test
  void passScoresToTheAdjudicatorAndEndByItsResult() throws Exception {
    fixture.players.add(
        "sure",
        turn -> {
          turn.report(
              Insight.Line.of(new Score.LossIn(2), List.of(new Point(0, 0)))
                  .withRank(2)
                  .withDepth(1)
                  .withNodes(1));
          turn.report(
              Insight.Line.of(new Score.WinIn(3), List.of(new Point(0, 0)))
                  .withDepth(1)
                  .withNodes(1));
          turn.report(new Insight.Note("soon"));
          return turn.board().allowed().get(0);
        });
    List<Optional<Score>> said = new ArrayList<>();
    Result stop = new Result(Optional.empty(), Ending.ADJUDICATED, "enough");
    fixture.black("first").white("sure");
    GameState end =
        play(
            (board, score) -> {
              said.add(score);
              return Optional.of(stop).filter(now -> board.moves().size() == 4);
            });
    assertThat(said)
        .containsExactly(
            Optional.empty(),
            Optional.of(new Score.WinIn(3)),
            Optional.empty(),
            Optional.of(new Score.WinIn(3)));
    assertThat(end.result()).contains(stop);
    assertThat(end.record().tags())
        .containsEntry(Tags.RESULT, "draw")
        .containsEntry(Tags.ENDING, "adjudicated");
  }

  @Test
  void endWithoutALoserAfterABoardFailure() throws Exception {
    SlowBoard.Gate gate = new SlowBoard.Gate();
    fixture.boards(gate::board);
    fixture.players.add(
        "breaks",
        turn -> {
          Point point = turn.board().allowed().get(0);
          gate.breakWith(new IllegalStateException("bent"));
          return point;
        });
    assertThat(play(fixture.black("first").white("breaks")).result())
        .contains(
            new Result(
                Optional.empty(),
                Ending.ABANDONED,
                "the board failed: java.lang.IllegalStateException: bent"));
  }

  @Test
  void refuseHumans() {
    assertThatThrownBy(() -> play(fixture.black("first")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void areAbandonedWhenTheirThreadIsInterrupted() {
    fixture.players.add(
        "hangs",
        turn -> {
          release.await();
          return new Point(0, 0);
        });
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> play(fixture.black("hangs").white("first")))
        .isInstanceOf(InterruptedException.class);
  }
}
