package org.gobang.api.player;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The limits for a move, all of which apply. Without a limit the player thinks until the host stops
 * it after 60 seconds.
 *
 * <p>The player is responsible for observing the budget. The host enforces the time: it requests a
 * stop when the time has run out and still accepts an answer within a grace period of 200 ms. After
 * that the player loses on time.
 *
 * @param limits at most one of each kind
 */
public record Budget(List<Limit> limits) {

  /** The budget without limits: the player thinks until it is stopped. */
  public static final Budget UNLIMITED = new Budget(List.of());

  /**
   * Creates a budget with a copy of the limits.
   *
   * @throws IllegalArgumentException if two limits are of the same kind
   */
  public Budget {
    limits = List.copyOf(limits);
    if (limits.stream().map(Limit::getClass).distinct().count() < limits.size()) {
      throw new IllegalArgumentException("two limits of one kind: " + limits);
    }
  }

  /**
   * Returns a budget with the given limits.
   *
   * @param limits at most one of each kind
   * @return a budget with these limits
   * @throws IllegalArgumentException if two limits are of the same kind
   */
  public static Budget of(Limit... limits) {
    return new Budget(List.of(limits));
  }

  /**
   * Returns the limit of a kind.
   *
   * @param kind such as {@code Limit.Nodes.class}
   * @param <L> the kind
   * @return the limit; empty if the budget has none of this kind
   */
  public <L extends Limit> Optional<L> limit(Class<L> kind) {
    return limits.stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }

  /**
   * One limit of a budget.
   *
   * <p>Not implemented by plugins.
   */
  public sealed interface Limit {

    /**
     * A time limit for this move.
     *
     * @param time the time from the request to the answer, greater than zero
     */
    record MoveTime(Duration time) implements Limit {

      /**
       * Creates a time limit.
       *
       * @throws IllegalArgumentException if the time is not positive
       */
      public MoveTime {
        if (time.isZero() || time.isNegative()) {
          throw new IllegalArgumentException("time for a move must be positive, not " + time);
        }
      }
    }

    /**
     * A clock for the whole game with a Fischer increment per move.
     *
     * @param left the remaining time of this side for all its moves, zero or more
     * @param increment the time added after each move, zero or more
     */
    record Clock(Duration left, Duration increment) implements Limit {

      /**
       * Creates a clock.
       *
       * @throws IllegalArgumentException if a time is negative
       */
      public Clock {
        if (left.isNegative() || increment.isNegative()) {
          throw new IllegalArgumentException("a clock shows no less than nothing");
        }
      }
    }

    /**
     * A limit on the number of searched nodes, or of playouts for a player with random playouts. A
     * player without nodes or playouts answers at once and does not need to count.
     *
     * @param count 1 or more
     */
    record Nodes(long count) implements Limit {

      /**
       * Creates a node limit.
       *
       * @throws IllegalArgumentException if it is less than 1
       */
      public Nodes {
        if (count < 1) {
          throw new IllegalArgumentException("nodes must be 1 or more, not " + count);
        }
      }
    }

    /**
     * A limit on the search depth. A player with random playouts or weighted points always looks
     * one ply ahead, so it satisfies any depth. If the depth is the only limit, such a player needs
     * its own limit, for example an option for the number of playouts; without one, it runs until
     * the host stops it.
     *
     * @param plies 1 or more
     */
    record Depth(int plies) implements Limit {

      /**
       * Creates a depth limit.
       *
       * @throws IllegalArgumentException if it is less than 1
       */
      public Depth {
        if (plies < 1) {
          throw new IllegalArgumentException("depth must be 1 or more, not " + plies);
        }
      }
    }
  }
}
