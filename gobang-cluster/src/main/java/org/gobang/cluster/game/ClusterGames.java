package org.gobang.cluster.game;

import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.gobang.api.RefusedException;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.GameRunner;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.play.PlayedJson;
import org.gobang.cluster.ClusterTexts;
import org.gobang.cluster.coordinator.Coordinator;
import org.gobang.cluster.job.JobOutcome;

/** Plays games on workers. Both games of a pair are played by the same worker. */
public final class ClusterGames implements GameRunner, AutoCloseable {

  private final Coordinator coordinator;
  private final Function<GameOrder, Set<String>> needs;
  private final ReplayCheck repetitions;
  private final boolean repeatable;

  /**
   * Creates a runner.
   *
   * @param coordinator distributes the games
   * @param needs returns the digests of the programs required by a game
   * @param repeatable whether games are reproducible on other machines; if true, some are replayed,
   *     except games that require programs
   * @param report receives each game that was played again, on any thread
   */
  public ClusterGames(
      Coordinator coordinator,
      Function<GameOrder, Set<String>> needs,
      boolean repeatable,
      Consumer<ReplayedGame> report) {
    this.coordinator = coordinator;
    this.needs = needs;
    this.repeatable = repeatable;
    this.repetitions = new ReplayCheck(coordinator, report);
  }

  @Override
  public PlayedGame play(GameOrder order) throws InterruptedException {
    Set<String> programs = needs.apply(order);
    JobOutcome<PlayedGame> done;
    try {
      done = coordinator.run(GameJobs.of(order, programs), json -> PlayedJson.read(json, order));
    } catch (RefusedException refused) {
      throw new RefusedException(ClusterTexts.of("in.game", order.number(), refused), refused);
    }
    PlayedGame played = done.value();
    String machine = done.machine().name();
    if (repeatable && programs.isEmpty()) {
      repetitions.consider(order, played, machine);
    }
    return played.on(done.machine());
  }

  /**
   * Waits for replayed games if there are machines to play them. All other games have been played
   * or abandoned.
   *
   * @param ended whether to wait no longer
   */
  public void awaitRepetitions(BooleanSupplier ended) throws InterruptedException {
    coordinator.dropAbandoned();
    repetitions.await(ended);
  }

  /** Cancels the remaining replays. */
  @Override
  public void close() {
    repetitions.close();
  }
}
