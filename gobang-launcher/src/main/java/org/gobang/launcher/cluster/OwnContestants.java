package org.gobang.launcher.cluster;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.gobang.api.RefusedException;
import org.gobang.arena.play.Contestant;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.GameRunner;
import org.gobang.arena.play.PlayedGame;

/**
 * Plays jobs with local data, such as file paths, for the contestants.
 *
 * @param games plays the games
 * @param own returns the local contestant for a contestant of a job
 */
public record OwnContestants(GameRunner games, UnaryOperator<Contestant> own)
    implements GameRunner {

  /**
   * Returns a function from contestants of jobs to the original ones with the same name, which
   * include data that is not sent.
   */
  public static UnaryOperator<Contestant> original(List<Contestant> contestants) {
    Map<String, Contestant> byName =
        contestants.stream().collect(Collectors.toMap(Contestant::name, contestant -> contestant));
    return sent ->
        Optional.ofNullable(byName.get(sent.name()))
            .orElseThrow(() -> new RefusedException(sent.name() + " does not play in this run"))
            .seeded(sent.spec().seed());
  }

  @Override
  public PlayedGame play(GameOrder order) throws InterruptedException {
    return games.play(
        new GameOrder(
            order.number(),
            order.rules(),
            order.opening(),
            own.apply(order.black()),
            own.apply(order.white()),
            order.budget(),
            order.adjudication()));
  }
}
