package org.gobang.engines.isolated;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Settings;
import org.gobang.api.record.Ending;
import org.gobang.game.GuardedPlayer;
import org.gobang.game.PlayerReply;
import org.gobang.game.PlayerSetup;
import org.gobang.game.StopSignal;
import org.junit.jupiter.api.Test;

/** Pondering of isolated players. */
class IsolatedPonderingTest {

  private static final Budget LONG =
      Budget.of(new Budget.Limit.MoveTime(Duration.ofMinutes(1)), new Budget.Limit.Nodes(5));

  private final List<Insight> reports = new CopyOnWriteArrayList<>();

  private static GuardedPlayer create(String toy) throws InterruptedException {
    IsolatedProvider provider =
        new IsolatedProvider(
            new ToyWorker.Provider(toy),
            IsolatedProviderTest.SMALL,
            ToyWorker.command(IsolatedProviderTest.SMALL));
    return GuardedPlayer.create(
        new PlayerSetup(toy, provider, new Settings(Map.of(), 0), thread -> {}), board());
  }

  private static Board board() {
    return ToyWorker.board("freestyle", Start.empty(15));
  }

  private static StopSignal stopped() {
    StopSignal stop = new StopSignal();
    stop.request();
    return stop;
  }

  private static Optional<PlayerReply.Failed> ponder(String toy, StopSignal stop)
      throws InterruptedException {
    try (GuardedPlayer player = create(toy)) {
      return player.ponder(board(), LONG, stop);
    }
  }

  @Test
  void pondersUntilItsStop() throws Exception {
    try (GuardedPlayer player = create("ponders")) {
      Board board = board().play(Point.parse("h8"));
      assertThat(player.ponder(board, LONG, stopped())).isEmpty();
      player.ask(board, LONG, 1, new StopSignal(), reports::add);
    }
    assertThat(reports).containsExactly(new Insight.Note("[h8] " + LONG));
  }

  @Test
  void reportsTheReasonOfAFailure() throws Exception {
    PlayerReply.Failed failed = ponder("ponders-not", new StopSignal()).orElseThrow();
    assertThat(failed.ending()).isEqualTo(Ending.CRASHED);
    assertThat(failed.words().toString())
        .isEqualTo("ponders-not threw java.lang.IllegalStateException: not now");
  }

  @Test
  void losesByPonderingAfterItsStop() throws Exception {
    assertThat(ponder("ponders-on", stopped()).orElseThrow().ending())
        .isEqualTo(Ending.OVERSTEPPED);
  }

  @Test
  void doesNotPonderByDefault() throws Exception {
    assertThat(ponder("good", new StopSignal())).isEmpty();
  }
}
