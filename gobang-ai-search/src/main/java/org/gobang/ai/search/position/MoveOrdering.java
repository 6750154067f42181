package org.gobang.ai.search.position;

import java.util.List;

/**
 * The order in which moves are searched: scores for what a move makes, for what it takes from the
 * opponent, and for both together. A score is the logarithm of how often such a move was preferred
 * by the engine's own searches, in units of which {@link #UNIT} are a factor of e. Moves that
 * decide the game at once come first in any case. What a position is worth is another matter
 * ({@link EvaluationWeights}).
 *
 * <p>The engine's own is a resource; {@code gobang-tuning move-ordering} fits it to files of games.
 */
public final class MoveOrdering {

  /** The name of the resource with the engine's own. */
  public static final String RESOURCE = "move-ordering.txt";

  /** The difference of a score that makes a move preferred e times as often. */
  public static final double UNIT = 20;

  private static final MoveOrdering BUNDLED = parse(NumberSections.resource(RESOURCE));

  private final int[] attack;
  private final int[] defence;
  private final int[] pairs;

  /**
   * An order of moves.
   *
   * @param attack the score of what a move makes, by {@link PointCodes}
   * @param defence the score of what the opponent would make there, likewise
   * @param pairs the score of both shapes together: the own one, times {@link Shape#COUNT}, plus
   *     the opponent's
   */
  public MoveOrdering(int[] attack, int[] defence, int[] pairs) {
    if (attack.length != PointCodes.COUNT
        || defence.length != PointCodes.COUNT
        || pairs.length != Shape.COUNT * Shape.COUNT) {
      throw new IllegalArgumentException("not as many scores as there are codes and shapes");
    }
    this.attack = attack.clone();
    this.defence = defence.clone();
    this.pairs = pairs.clone();
  }

  /** The engine's own. */
  static MoveOrdering bundled() {
    return BUNDLED;
  }

  /**
   * Reads what {@link #text} wrote.
   *
   * @throws IllegalArgumentException if it is not that; its message says what is wrong
   */
  static MoveOrdering parse(String text) {
    NumberSections sections = new NumberSections(text);
    MoveOrdering ordering =
        new MoveOrdering(
            sections.read("attack", PointCodes.COUNT),
            sections.read("defence", PointCodes.COUNT),
            sections.read("pairs", Shape.COUNT * Shape.COUNT));
    sections.end();
    return ordering;
  }

  /**
   * The text of a resource with these scores.
   *
   * @param comment the lines of a comment at the top
   */
  public String text(List<String> comment) {
    StringBuilder text = new StringBuilder();
    NumberSections.writeComment(text, comment);
    NumberSections.write(text, "attack", attack);
    NumberSections.write(text, "defence", defence);
    NumberSections.write(text, "pairs", pairs);
    return text.toString();
  }

  int attack(int code) {
    return attack[code];
  }

  int defence(int code) {
    return defence[code];
  }

  int pair(int own, int theirs) {
    return pairs[likeness(own) * Shape.COUNT + likeness(theirs)];
  }

  /** The scores are those of freestyle games: a shape that only renju has, as what it resembles. */
  private static int likeness(int shape) {
    return switch (shape) {
      case Shape.FORBIDDEN -> Shape.OPEN_FOUR;
      case Shape.UNVERIFIED_DOUBLE_THREE -> Shape.DOUBLE_THREE;
      case Shape.UNVERIFIED_FOUR -> Shape.FOUR_THREE;
      default -> shape;
    };
  }
}
