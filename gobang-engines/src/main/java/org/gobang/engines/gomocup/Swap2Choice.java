package org.gobang.engines.gomocup;

import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.Keyword;

/**
 * A choice of the opening rule swap2, expressed by the answer to {@code SWAP2BOARD}. Their words
 * are the keys of the choices of a board.
 */
public enum Swap2Choice implements Keyword {
  /** Takes Black. The answer is {@code SWAP}. */
  TAKE_BLACK(0),
  /** Takes White. The answer is the next stone. */
  TAKE_WHITE(1),
  /** Places two more stones. The answer contains both. */
  ADD_TWO(2);

  /** The name of the opening rule. */
  public static final String OPENING = "swap2";

  /** The number of stones placed by the first player. */
  public static final int FIRST_STONES = 3;

  /** The number of stones after {@link #ADD_TWO}. */
  public static final int ALL_STONES = 5;

  private final int stones;

  Swap2Choice(int stones) {
    this.stones = stones;
  }

  /**
   * Returns the number of stones in the answer.
   *
   * @return the number of stones
   */
  public int stones() {
    return stones;
  }

  /**
   * Finds the choice for a number of stones.
   *
   * @param stones the number of stones in an answer
   * @return the choice; empty if no choice has this number
   */
  public static Optional<Swap2Choice> ofStones(int stones) {
    return Stream.of(values()).filter(each -> each.stones == stones).findFirst();
  }
}
