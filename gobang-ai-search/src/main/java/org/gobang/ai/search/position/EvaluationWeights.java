package org.gobang.ai.search.position;

import java.util.Arrays;
import java.util.List;

/**
 * The weights that the evaluation adds up, in units of which {@link #UNIT} raise the odds of
 * winning by a factor of e. The engine's own are resources, one for each rule set, fitted to the
 * outcomes of its own games ({@code docs/experiments/evaluation-fit.md}); each says how it was
 * made.
 */
public final class EvaluationWeights {

  /** The difference that raises the odds of winning by a factor of e. */
  public static final double UNIT = 200;

  private final Rules rules;
  private final int[][] points;
  private final int[] pairs;
  private final int[] threats;

  /**
   * Weights for a rule set.
   *
   * @param points what a vacant point adds to each side's evaluation, by {@link PointCodes}; both
   *     sides' are alike where the rules do not tell them apart
   * @param pairs what a vacant point adds for the side to move for both sides' shapes there: its
   *     own, times {@link Shape#COUNT}, plus the opponent's
   * @param threats what the threats add for the side to move, by {@link ThreatCodes}
   */
  public EvaluationWeights(Rules rules, int[][] points, int[] pairs, int[] threats) {
    this.rules = rules;
    this.points =
        new int[][] {points[SearchPosition.BLACK].clone(), points[SearchPosition.WHITE].clone()};
    this.pairs = pairs.clone();
    this.threats = threats.clone();
    boolean fit =
        Arrays.stream(this.points).allMatch(side -> side.length == PointCodes.COUNT)
            && (rules.forbids(SearchPosition.BLACK)
                || Arrays.equals(this.points[0], this.points[1]))
            && pairs.length == Shape.COUNT * Shape.COUNT
            && threats.length == ThreatCodes.COUNT;
    if (!fit) {
      throw new IllegalArgumentException("weights do not fit the rules " + rules.id());
    }
  }

  /** The name of the resource with a rule set's weights. */
  public static String resource(Rules rules) {
    return "evaluation-" + rules.id() + ".txt";
  }

  /**
   * The engine's own weights.
   *
   * @throws IllegalStateException if there is no such resource
   */
  public static EvaluationWeights of(Rules rules) {
    return parse(rules, NumberSections.resource(resource(rules)));
  }

  /**
   * Reads what {@link #text} wrote.
   *
   * @throws IllegalArgumentException if it is not that; its message says what is wrong
   */
  public static EvaluationWeights parse(Rules rules, String text) {
    NumberSections sections = new NumberSections(text);
    int[][] points = new int[2][];
    if (rules.forbids(SearchPosition.BLACK)) {
      points[SearchPosition.BLACK] = sections.read("black", PointCodes.COUNT);
      points[SearchPosition.WHITE] = sections.read("white", PointCodes.COUNT);
    } else {
      Arrays.fill(points, sections.read("points", PointCodes.COUNT));
    }
    int[] pairs = sections.read("pairs", Shape.COUNT * Shape.COUNT);
    int[] threats = sections.read("threats", ThreatCodes.COUNT);
    sections.end();
    return new EvaluationWeights(rules, points, pairs, threats);
  }

  /**
   * The text of a resource with these weights.
   *
   * @param comment the lines of a comment at the top
   */
  public String text(List<String> comment) {
    StringBuilder text = new StringBuilder();
    NumberSections.writeComment(text, comment);
    if (rules.forbids(SearchPosition.BLACK)) {
      NumberSections.write(text, "black", points[SearchPosition.BLACK]);
      NumberSections.write(text, "white", points[SearchPosition.WHITE]);
    } else {
      NumberSections.write(text, "points", points[SearchPosition.BLACK]);
    }
    NumberSections.write(text, "pairs", pairs);
    NumberSections.write(text, "threats", threats);
    return text.toString();
  }

  /** The rules that these weights are for. */
  public Rules rules() {
    return rules;
  }

  /** What a vacant point adds to a side's evaluation. */
  public int point(int side, int code) {
    return points[side][code];
  }

  /** What a vacant point adds for the shapes that the side to move and the opponent make there. */
  public int pair(int own, int theirs) {
    return pairs[own * Shape.COUNT + theirs];
  }

  /** What the threats add for the side to move, by {@link ThreatCodes}. */
  public int threats(int code) {
    return threats[code];
  }
}
