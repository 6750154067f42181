package org.gobang.ai.search.position;

import java.util.List;

/**
 * The move ordering: scores for a move's attack, defence, and the combination of both. A score is
 * the logarithm of the frequency with which the engine's searches preferred the move, in units of
 * which {@link #UNIT} are a factor of e. Moves that decide the game immediately always come first.
 * Positions are evaluated by {@link EvaluationWeights}.
 *
 * <p>The engine's ordering is a resource; {@code gobang-tuning move-ordering} fits it to files of
 * games.
 */
public final class MoveOrdering {

  /** The name of the resource with the engine's ordering. */
  public static final String RESOURCE = "move-ordering.txt";

  /** The difference in score by which a move is preferred e times as often. */
  public static final double UNIT = 20;

  private static final MoveOrdering BUNDLED = parse(NumberSections.resource(RESOURCE));

  private final int[] attack;
  private final int[] defence;
  private final int[] pairs;

  /**
   * Creates a move ordering.
   *
   * @param attack the score of a move's attack, by {@link PointCodes}
   * @param defence the score of a move's defence, by {@link PointCodes}
   * @param pairs the score of both shapes together; index: the own shape times {@link Shape#COUNT},
   *     plus the opponent's
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

  /** Returns the engine's ordering. */
  static MoveOrdering bundled() {
    return BUNDLED;
  }

  /**
   * Parses a text of {@link #text}.
   *
   * @throws IllegalArgumentException if the text is invalid; the message has the reason
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
   * Returns the text of a resource with these scores.
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

  /**
   * Returns the shape for looking up scores, which are from freestyle games. Shapes that exist only
   * in renju use a similar shape.
   */
  private static int likeness(int shape) {
    return switch (shape) {
      case Shape.FORBIDDEN -> Shape.OPEN_FOUR;
      case Shape.UNVERIFIED_DOUBLE_THREE -> Shape.DOUBLE_THREE;
      case Shape.UNVERIFIED_FOUR -> Shape.FOUR_THREE;
      default -> shape;
    };
  }
}
