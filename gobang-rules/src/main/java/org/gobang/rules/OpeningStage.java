package org.gobang.rules;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A stage of an opening: one player places a stone, chooses, offers points or picks one. An opening
 * rule is represented by its first stage.
 *
 * @param kind the action
 * @param byMover whether the player with the colour of the next stone acts, rather than the
 *     opponent
 * @param number the side of the central square for a stone, {@link #ANYWHERE} for the whole board;
 *     the number of points for an offer
 * @param choices the available choices by key, the one that changes the least first
 * @param next the next stage; null if the opening is over
 */
record OpeningStage(
    Kind kind,
    boolean byMover,
    int number,
    Map<String, Choice> choices,
    @Nullable OpeningStage next) {

  /** The value for a stone without a central square, on any vacant point. */
  static final int ANYWHERE = 0;

  private static final String SWAP = "swap";

  /** The action of a stage. */
  enum Kind {
    STONE,
    CHOICE,
    OFFER,
    PICK
  }

  /**
   * The effect of a choice.
   *
   * @param swaps whether the players swap colours
   * @param next the next stage; null if the opening is over
   */
  record Choice(boolean swaps, @Nullable OpeningStage next) {}

  /**
   * Returns a stage in which the player with the colour of the next stone places it within a
   * square.
   */
  static OpeningStage stone(int square, @Nullable OpeningStage next) {
    return new OpeningStage(Kind.STONE, true, square, Map.of(), next);
  }

  /**
   * Returns a stage in which the other player places the next stone, of the opponent's colour,
   * within a square.
   */
  static OpeningStage stoneForOpponent(int square, @Nullable OpeningStage next) {
    return new OpeningStage(Kind.STONE, false, square, Map.of(), next);
  }

  /** Returns a stage in which one of the players must make a choice. */
  static OpeningStage choice(boolean byMover, Map<String, Choice> choices) {
    return new OpeningStage(Kind.CHOICE, byMover, 0, choices, null);
  }

  /**
   * Returns a stage in which the player to move offers points and the opponent picks one. An offer
   * of a single point is an ordinary move.
   */
  static OpeningStage offer(int points) {
    OpeningStage pick = new OpeningStage(Kind.PICK, false, 0, Map.of(), null);
    return points == 1
        ? stone(ANYWHERE, null)
        : new OpeningStage(Kind.OFFER, true, points, Map.of(), pick);
  }

  /**
   * Returns this stage with an additional choice of the player to swap colours; the opponent then
   * continues.
   */
  OpeningStage orSwap() {
    return or(SWAP, new Choice(true, this));
  }

  /**
   * Returns the stage of the last stone, on any vacant point, before which the colours may be
   * swapped.
   */
  static OpeningStage lastSwap() {
    return stone(ANYWHERE, null).or(SWAP, new Choice(true, null));
  }

  /** Returns this stage with an additional choice at the end. */
  OpeningStage or(String key, Choice choice) {
    Map<String, Choice> more = new LinkedHashMap<>(choices);
    more.put(key, choice);
    return new OpeningStage(kind, byMover, number, more, next);
  }
}
