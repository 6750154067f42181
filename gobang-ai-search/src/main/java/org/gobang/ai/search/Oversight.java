package org.gobang.ai.search;

/**
 * How much a level overlooks at the root.
 *
 * @param threatPercent how often it does not see that a side could make a four that nothing stops,
 *     from an open three for example, as a percentage; for each side apart
 * @param movePercent how often it overlooks a single move in a quiet position, as a percentage, if
 *     the move is near the last ones
 */
record Oversight(int threatPercent, int movePercent) {

  /** Nothing is overlooked. */
  static final Oversight NONE = new Oversight(0, 0);

  /** Whether nothing is overlooked; unlike {@code equals} it costs a first move no set-up. */
  boolean isNone() {
    return threatPercent == 0 && movePercent == 0;
  }
}
