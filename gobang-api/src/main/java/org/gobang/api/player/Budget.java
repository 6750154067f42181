package org.gobang.api.player;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What an answer may cost: limits that all hold together. With none the player thinks until it is
 * stopped, which the host does after 60 seconds.
 *
 * <p>A budget is a promise the player keeps. The host enforces the time: when it is up the host
 * asks for a stop, an answer within a grace of 200 ms still counts, and after that the player has
 * overstepped and loses.
 *
 * @param limits at most one of each kind
 */
public record Budget(List<Limit> limits) {

  /** No limits: until stopped. */
  public static final Budget UNLIMITED = new Budget(List.of());

  /**
   * Copies the limits.
   *
   * @throws IllegalArgumentException if two limits are of one kind
   */
  public Budget {
    limits = List.copyOf(limits);
    if (limits.stream().map(Limit::getClass).distinct().count() < limits.size()) {
      throw new IllegalArgumentException("two limits of one kind: " + limits);
    }
  }

  /**
   * Returns a budget of the given limits.
   *
   * @param limits at most one of each kind
   * @return a budget in which they all hold
   * @throws IllegalArgumentException if two limits are of one kind
   */
  public static Budget of(Limit... limits) {
    return new Budget(List.of(limits));
  }

  /**
   * Returns the limit of a kind.
   *
   * @param kind such as {@code Limit.Nodes.class}
   * @param <L> the kind
   * @return that limit, if the budget has one
   */
  public <L extends Limit> Optional<L> limit(Class<L> kind) {
    return limits.stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }

  /**
   * One limit of a budget.
   *
   * <p>Implemented here alone.
   */
  public sealed interface Limit {

    /**
     * Time for this move.
     *
     * @param time from the question to the answer, more than nothing
     */
    record MoveTime(Duration time) implements Limit {

      /**
       * Checks the time.
       *
       * @throws IllegalArgumentException if it is not positive
       */
      public MoveTime {
        if (time.isZero() || time.isNegative()) {
          throw new IllegalArgumentException("time for a move must be positive, not " + time);
        }
      }
    }

    /**
     * A clock that runs through the game, with an increment for each move (Fischer's way).
     *
     * @param left what is left on this side's clock for all its moves to come; may be nothing
     * @param increment what is added after each move; may be nothing
     */
    record Clock(Duration left, Duration increment) implements Limit {

      /**
       * Checks the times.
       *
       * @throws IllegalArgumentException if one of them is negative
       */
      public Clock {
        if (left.isNegative() || increment.isNegative()) {
          throw new IllegalArgumentException("a clock shows no less than nothing");
        }
      }
    }

    /**
     * Nodes that a search visits; for a player that plays games out at random, games. One that does
     * neither answers at once, and need not count.
     *
     * @param count 1 or more
     */
    record Nodes(long count) implements Limit {

      /**
       * Checks the count.
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
     * Depth of the search. A player that plays games out at random, or weighs points, looks one ply
     * ahead, so that every depth holds. Where the depth is the only limit, such a player needs one
     * of its own, as an option for the number of games; else it runs until the host stops it.
     *
     * @param plies 1 or more
     */
    record Depth(int plies) implements Limit {

      /**
       * Checks the depth.
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
