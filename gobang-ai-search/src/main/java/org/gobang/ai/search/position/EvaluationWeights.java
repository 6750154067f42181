package org.gobang.ai.search.position;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

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
  private final int[][] threats;
  private final @Nullable EvaluationNetwork network;

  /**
   * Weights without a network, for a rule set.
   *
   * @param points what a vacant point adds to each side's evaluation, by {@link PointCodes}; both
   *     sides' are alike where the rules do not tell them apart
   * @param pairs what a vacant point adds for the side to move for both sides' shapes there: its
   *     own, times {@link Shape#COUNT}, plus the opponent's
   * @param threats what the threats, and the turn itself, add for each side where it is to move, by
   *     {@link ThreatCodes}; both sides' are alike where the rules do not tell them apart
   */
  public EvaluationWeights(Rules rules, int[][] points, int[] pairs, int[][] threats) {
    this(rules, points, pairs, threats, null);
  }

  private EvaluationWeights(
      Rules rules,
      int[][] points,
      int[] pairs,
      int[][] threats,
      @Nullable EvaluationNetwork network) {
    this.rules = rules;
    this.points = bySide(points, PointCodes.COUNT);
    this.pairs = pairs.clone();
    this.threats = bySide(threats, ThreatCodes.COUNT);
    this.network = network;
    if (pairs.length != Shape.COUNT * Shape.COUNT) {
      throw doNotFit();
    }
  }

  private int[][] bySide(int[][] weights, int count) {
    int[][] copy = {weights[SearchPosition.BLACK].clone(), weights[SearchPosition.WHITE].clone()};
    boolean alike = Arrays.equals(copy[SearchPosition.BLACK], copy[SearchPosition.WHITE]);
    if (copy[0].length != count
        || copy[1].length != count
        || !(alike || rules.forbids(SearchPosition.BLACK))) {
      throw doNotFit();
    }
    return copy;
  }

  private IllegalArgumentException doNotFit() {
    return new IllegalArgumentException("weights do not fit the rules " + rules.id());
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

  /** The lines of the comment in the resource with the engine's own weights: how it was made. */
  public static List<String> comment(Rules rules) {
    return NumberSections.comment(NumberSections.resource(resource(rules)));
  }

  /**
   * Reads what {@link #text} wrote.
   *
   * @throws IllegalArgumentException if it is not that; its message says what is wrong
   */
  public static EvaluationWeights parse(Rules rules, String text) {
    NumberSections sections = new NumberSections(text);
    int[][] points = readBySide(rules, sections, "points", PointCodes.COUNT);
    int[] pairs = sections.read("pairs", Shape.COUNT * Shape.COUNT);
    int[][] threats = readBySide(rules, sections, "threats", ThreatCodes.COUNT);
    EvaluationNetwork network = sections.hasNext() ? EvaluationNetwork.read(sections) : null;
    sections.end();
    return new EvaluationWeights(rules, points, pairs, threats, network);
  }

  private static int[][] readBySide(Rules rules, NumberSections sections, String name, int count) {
    if (rules.forbids(SearchPosition.BLACK)) {
      return new int[][] {
        sections.read("black-" + name, count), sections.read("white-" + name, count)
      };
    }
    int[] both = sections.read(name, count);
    return new int[][] {both, both};
  }

  /**
   * The text of a resource with these weights.
   *
   * @param comment the lines of a comment at the top
   */
  public String text(List<String> comment) {
    StringBuilder text = new StringBuilder();
    NumberSections.writeComment(text, comment);
    writeBySide(text, "points", points);
    NumberSections.write(text, "pairs", pairs);
    writeBySide(text, "threats", threats);
    if (network != null) {
      network.write(text);
    }
    return text.toString();
  }

  private void writeBySide(StringBuilder text, String name, int[][] weights) {
    if (rules.forbids(SearchPosition.BLACK)) {
      NumberSections.write(text, "black-" + name, weights[SearchPosition.BLACK]);
      NumberSections.write(text, "white-" + name, weights[SearchPosition.WHITE]);
    } else {
      NumberSections.write(text, name, weights[SearchPosition.BLACK]);
    }
  }

  /** These weights with another network. */
  public EvaluationWeights with(EvaluationNetwork other) {
    return new EvaluationWeights(rules, points, pairs, threats, other);
  }

  /** These weights without a network. */
  public EvaluationWeights withoutNetwork() {
    return new EvaluationWeights(rules, points, pairs, threats);
  }

  /** The network that corrects the sum of the weights; empty if there is none. */
  public Optional<EvaluationNetwork> network() {
    return Optional.ofNullable(network);
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

  /** What the threats, and the turn itself, add for the side to move, by {@link ThreatCodes}. */
  public int threats(int sideToMove, int code) {
    return threats[sideToMove][code];
  }
}
