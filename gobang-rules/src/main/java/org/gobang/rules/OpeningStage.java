package org.gobang.rules;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A stage of an opening: one player places a stone, chooses, offers points or picks one. A protocol
 * is the first of its stages.
 *
 * @param kind what is done
 * @param byMover whether the player does it who has the colour of the next stone; else the opponent
 * @param number the side of the central square for a stone, {@link #ANYWHERE} for the whole board;
 *     how many points are offered
 * @param choices what may be chosen instead, by the keys, the one that changes least first
 * @param next the stage after it; null if the opening is over
 */
record OpeningStage(
    Kind kind,
    boolean byMover,
    int number,
    Map<String, Choice> choices,
    @Nullable OpeningStage next) {

  /** The square of a stone that may be put on any vacant point. */
  static final int ANYWHERE = 0;

  private static final String SWAP = "swap";

  /** What is done in a stage. */
  enum Kind {
    STONE,
    CHOICE,
    OFFER,
    PICK
  }

  /**
   * What a choice leads to.
   *
   * @param swaps whether the players exchange their colours
   * @param next the next stage; null if the opening is over
   */
  record Choice(boolean swaps, @Nullable OpeningStage next) {}

  /** Returns the player who has the colour of the next stone puts it within a square. */
  static OpeningStage stone(int square, @Nullable OpeningStage next) {
    return new OpeningStage(Kind.STONE, true, square, Map.of(), next);
  }

  /** Returns the other player puts the next stone within a square, which has not its own colour. */
  static OpeningStage stoneForOpponent(int square, @Nullable OpeningStage next) {
    return new OpeningStage(Kind.STONE, false, square, Map.of(), next);
  }

  /** Returns one of the players has to choose. */
  static OpeningStage choice(boolean byMover, Map<String, Choice> choices) {
    return new OpeningStage(Kind.CHOICE, byMover, 0, choices, null);
  }

  /**
   * Returns the player to move offers points, and the opponent picks one; one point is an ordinary
   * move.
   */
  static OpeningStage offer(int points) {
    OpeningStage pick = new OpeningStage(Kind.PICK, false, 0, Map.of(), null);
    return points == 1
        ? stone(ANYWHERE, null)
        : new OpeningStage(Kind.OFFER, true, points, Map.of(), pick);
  }

  /**
   * Returns this stage, before which its player may exchange the colours: the opponent continues
   * then.
   */
  OpeningStage orSwap() {
    return or(SWAP, new Choice(true, this));
  }

  /** Returns the last stone, anywhere, before which the colours may be exchanged. */
  static OpeningStage lastSwap() {
    return stone(ANYWHERE, null).or(SWAP, new Choice(true, null));
  }

  /** Returns this stage with one more choice, the last one in order. */
  OpeningStage or(String key, Choice choice) {
    Map<String, Choice> more = new LinkedHashMap<>(choices);
    more.put(key, choice);
    return new OpeningStage(kind, byMover, number, more, next);
  }
}
