package org.gobang.engines.isolated;

import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import org.gobang.api.Point;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.Turn;

/** A player that ponders in a given way and reports it at its next move. */
final class PonderingToy implements Player {

  /** A way to ponder. */
  interface Way {
    void ponder(Turn turn) throws InterruptedException;
  }

  static final Map<String, Way> WAYS =
      Map.of(
          "ponders",
          PonderingToy::untilStopped,
          "ponders-not",
          turn -> {
            throw new IllegalStateException("not now");
          },
          "ponders-on",
          turn -> {
            while (!turn.board().rules().isEmpty()) {
              Thread.onSpinWait();
            }
          });

  private final Way way;
  private String pondered = "nothing";

  PonderingToy(String id) {
    this.way = Objects.requireNonNull(WAYS.get(id));
  }

  private static void untilStopped(Turn turn) throws InterruptedException {
    CountDownLatch stopped = new CountDownLatch(1);
    turn.stop().onRequest(stopped::countDown);
    turn.report(new Insight.Note("a report that is ignored"));
    stopped.await();
  }

  @Override
  public Point choose(Turn turn) {
    turn.report(new Insight.Note(pondered));
    return turn.board().allowed().get(0);
  }

  @Override
  public void ponder(Turn turn) throws InterruptedException {
    way.ponder(turn);
    pondered = turn.board().moves() + " " + turn.budget();
  }
}
