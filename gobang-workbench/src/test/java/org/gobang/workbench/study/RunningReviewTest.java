package org.gobang.workbench.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.gobang.api.Label;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Score;
import org.gobang.api.player.Settings;
import org.gobang.api.player.Turn;
import org.gobang.api.record.GameRecord;
import org.gobang.api.review.GameReview;
import org.gobang.api.review.MoveClass;
import org.gobang.api.review.ReviewRequest;
import org.gobang.api.workbench.RunningTask;
import org.gobang.game.PlayerSetup;
import org.junit.jupiter.api.Test;

class RunningReviewTest {

  static {
    // The plugins provide the services of the module.
    RunningReviewTest.class.getModule().addUses(BoardProvider.class);
  }

  private static final Duration TWO_MINUTES = Duration.ofMinutes(2);
  private static final Budget NODES = Budget.of(new Budget.Limit.Nodes(500));

  private static final GameRecord GAME =
      GameRecord.of("freestyle", Start.empty(15), MoveText.parse("h8 a1 i8", Stone.BLACK));

  static final PlayerSpec JUDGE = new PlayerSpec("judge", Map.of(), 0, false);
  private static final ReviewRequest REQUEST =
      new ReviewRequest(JUDGE, GAME, GAME.mainLine(), NODES);

  /** Prefers the centre and evaluates a stone at the edge as a loss. */
  static Point judge(Turn turn) {
    int at = turn.board().moves().size();
    boolean edge = at == 2;
    turn.report(
        Insight.Line.of(new Score.WinRate(edge ? 0.9 : 0.5), List.of(Point.parse("h" + (9 + at)))));
    return Point.parse("h" + (9 + at));
  }

  static PlayerSetup player(Player player) {
    PlayerProvider provider =
        new PlayerProvider() {
          @Override
          public String id() {
            return "judge";
          }

          @Override
          public Label label(Locale locale) {
            return new Label("Judge", "");
          }

          @Override
          public Player create(Settings settings, Board board) {
            return player;
          }
        };
    return new PlayerSetup("judge", provider, new Settings(Map.of(), 0), thread -> {});
  }

  static Board start() {
    return ServiceLoader.load(BoardProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(rules -> rules.id().equals("freestyle"))
        .findFirst()
        .orElseThrow()
        .create(Start.empty(15));
  }

  @Test
  void judgesEveryPositionWithThePlayer() {
    List<Double> progress = new CopyOnWriteArrayList<>();
    RunningTask<GameReview> running =
        RunningReview.start(
            player(RunningReviewTest::judge), RunningReviewTest::start, REQUEST, progress::add);
    GameReview review = running.result().toCompletableFuture().join();
    assertThat(review.player()).isEqualTo("judge");
    assertThat(review.moves()).hasSize(3);
    assertThat(review.moves().get(1).type()).isEqualTo(MoveClass.BLUNDER);
    assertThat(review.faults()).contains(review.moves().get(1));
    assertThat(progress).isNotEmpty().allMatch(part -> part > 0 && part <= 1);
  }

  @Test
  void stopsWhenItIsClosed() throws InterruptedException {
    CountDownLatch asked = new CountDownLatch(1);
    RunningTask<GameReview> running =
        RunningReview.start(
            player(
                turn -> {
                  asked.countDown();
                  new CountDownLatch(1).await();
                  return judge(turn);
                }),
            RunningReviewTest::start,
            REQUEST,
            part -> {});
    asked.await();
    running.close();
    assertThat(running.result())
        .failsWithin(TWO_MINUTES)
        .withThrowableThat()
        .withCauseInstanceOf(CancellationException.class);
  }

  @Test
  void refusesAPlayerWithoutScores() {
    RunningTask<GameReview> running =
        RunningReview.start(
            player(turn -> Point.parse("h9")), RunningReviewTest::start, REQUEST, part -> {});
    assertThat(running.result())
        .failsWithin(TWO_MINUTES)
        .withThrowableThat()
        .withCauseInstanceOf(RefusedException.class)
        .withMessageContaining("judge reports no scores");
  }

  @Test
  void throwsForAnUnknownPath() {
    assertThatThrownBy(() -> new ReviewRequest(JUDGE, GAME, List.of(1), NODES))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
