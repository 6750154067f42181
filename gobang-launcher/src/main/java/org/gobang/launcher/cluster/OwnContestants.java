package org.gobang.launcher.cluster;

import java.util.function.UnaryOperator;
import org.gobang.arena.play.Contestant;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.GamePlayed;
import org.gobang.arena.play.GameRunner;

/**
 * Plays orders with what this process has for their contestants.
 *
 * @param games plays the games
 * @param own the contestant of this process for one of an order
 */
public record OwnContestants(GameRunner games, UnaryOperator<Contestant> own)
    implements GameRunner {

  @Override
  public GamePlayed play(GameOrder order) throws InterruptedException {
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
