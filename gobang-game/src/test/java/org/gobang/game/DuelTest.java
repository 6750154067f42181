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
import org.junit.jupiter.api.Timeout;

/** Games that are played through on one thread end as any other games do. */
@Timeout(30)
class DuelTest {

  private final Table table = new Table();
  private final CountDownLatch release = new CountDownLatch(1);

  @AfterEach
  void release() {
    release.countDown();
  }

  private GameState play(Referee referee) throws InterruptedException {
    return table.games().play(table.setup(), referee);
  }

  private Result lost(String white) throws InterruptedException {
    return play(table.black("first").white(white)).result().orElseThrow();
  }

  private GameState play(Table set) throws InterruptedException {
    return set.games().play(set.setup(), Referee.NONE);
  }

  @Test
  void goAsTheyGoWithListeners() throws Exception {
    table.black("first").white("first").moves("h8 i9");
    table.open();
    GameState listened = table.listener.awaitEnd();
    GameState played = play(Referee.NONE);
    assertThat(played.board().moves()).isEqualTo(listened.board().moves());
    assertThat(played.result()).isEqualTo(listened.result());
    assertThat(played.record().tags()).isEqualTo(listened.record().tags());
    assertThat(played.record().follow(played.path()).stream().filter(n -> !n.notes().isEmpty()))
        .as("every move but the two of the opening has its time")
        .hasSize(played.path().size() - 2);
    table.close();
    Await.until(() -> table.players.made.stream().allMatch(made -> made.closed().get() == 1));
  }

  @Test
  void letTheirPlayersGoBeforeTheyReturn() throws Exception {
    play(table.black("first").white("first"));
    assertThat(table.players.made)
        .hasSize(2)
        .allSatisfy(made -> assertThat(made.closed()).hasValue(1));
  }

  @Test
  void areLostByWhoFails() throws Exception {
    table
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
    table.budget(new Budget.Limit.MoveTime(Duration.ofMillis(1)));
    assertThat(lost("hangs").ending()).isEqualTo(Ending.OVERSTEPPED);
  }

  @Test
  void takeFoulsAsTheyAreSet() throws Exception {
    table.players.add("overline", turn -> Point.parse("f8"));
    table.rules("renju").black("overline").white("first");
    table.moves("c8 a1 d8 c1 e8 e1 g8 g1 h8 i1");
    assertThat(play(table.fouls(Fouls.LOSE)).result())
        .contains(new Result(Optional.of(Stone.WHITE), Ending.FOUL, "overline"));
    assertThat(play(table.fouls(Fouls.REFUSE)).result().orElseThrow().ending())
        .isEqualTo(Ending.ILLEGAL);
  }

  @Test
  void tellTheRefereeWhatThePlayersSaidAndObeyIt() throws Exception {
    table.players.add(
        "sure",
        turn -> {
          turn.report(new Insight.Line(2, 1, 1, new Score.LossIn(2), List.of(new Point(0, 0))));
          turn.report(new Insight.Line(1, 1, 1, new Score.WinIn(3), List.of(new Point(0, 0))));
          turn.report(new Insight.Note("soon"));
          return turn.board().allowed().get(0);
        });
    List<Optional<Score>> said = new ArrayList<>();
    Result stop = new Result(Optional.empty(), Ending.ADJUDICATED, "enough");
    table.black("first").white("sure");
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
  void endAsNobodysLossWhereTheBoardBreaksDown() throws Exception {
    SlowBoard.Gate gate = new SlowBoard.Gate();
    table.boards(gate::board);
    table.players.add(
        "breaks",
        turn -> {
          Point point = turn.board().allowed().get(0);
          gate.breakWith(new IllegalStateException("bent"));
          return point;
        });
    assertThat(play(table.black("first").white("breaks")).result())
        .contains(
            new Result(
                Optional.empty(),
                Ending.ABANDONED,
                "the board failed: java.lang.IllegalStateException: bent"));
  }

  @Test
  void areForComputers() {
    assertThatThrownBy(() -> play(table.black("first")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void areDroppedWhenTheirThreadIsInterrupted() {
    table.players.add(
        "hangs",
        turn -> {
          release.await();
          return new Point(0, 0);
        });
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> play(table.black("hangs").white("first")))
        .isInstanceOf(InterruptedException.class);
  }
}
