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
 * Plays orders with this process's own data for their contestants.
 *
 * @param games plays the games
 * @param own the contestant of this process for one of an order
 */
public record OwnContestants(GameRunner games, UnaryOperator<Contestant> own)
    implements GameRunner {

  /** Returns the contestants with the data that is not written, by name. */
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
