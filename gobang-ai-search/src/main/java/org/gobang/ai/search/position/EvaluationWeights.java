package org.gobang.ai.search.position;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The weights of the evaluation, in units of which {@link #UNIT} raise the odds of winning by a
 * factor of e. The engine's weights are resources, one per rule set, fitted to the results of the
 * engine's own games ({@code docs/experiments/evaluation-fit.md}). Each resource documents its
 * creation.
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
   * Creates weights without a network for a rule set.
   *
   * @param points the weight of a vacant point per side, by {@link PointCodes}; equal for both
   *     sides under symmetric rules
   * @param pairs the weight of both shapes on a vacant point for the side to move; index: the own
   *     shape times {@link Shape#COUNT}, plus the opponent's
   * @param threats the weights of threats and the turn per side to move, by {@link ThreatCodes};
   *     equal for both sides under symmetric rules
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

  /** Returns the name of the resource with a rule set's weights. */
  public static String resource(Rules rules) {
    return "evaluation-" + rules.id() + ".txt";
  }

  /**
   * Returns the engine's weights.
   *
   * @throws IllegalStateException if the resource is missing
   */
  public static EvaluationWeights of(Rules rules) {
    return parse(rules, NumberSections.resource(resource(rules)));
  }

  /**
   * Returns the comment lines of the resource with the engine's weights, which document their
   * creation.
   */
  public static List<String> comment(Rules rules) {
    return NumberSections.comment(NumberSections.resource(resource(rules)));
  }

  /**
   * Parses a text of {@link #text}.
   *
   * @throws IllegalArgumentException if the text is invalid; the message has the reason
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
   * Returns the text of a resource with these weights.
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

  /** Returns these weights with another network. */
  public EvaluationWeights with(EvaluationNetwork other) {
    return new EvaluationWeights(rules, points, pairs, threats, other);
  }

  /** Returns these weights without a network. */
  public EvaluationWeights withoutNetwork() {
    return new EvaluationWeights(rules, points, pairs, threats);
  }

  /** Returns the network that corrects the sum of the weights; empty for none. */
  public Optional<EvaluationNetwork> network() {
    return Optional.ofNullable(network);
  }

  /** Returns the rules of these weights. */
  public Rules rules() {
    return rules;
  }

  /** Returns the weight of a vacant point for a side. */
  public int point(int side, int code) {
    return points[side][code];
  }

  /** Returns the weight of a vacant point for the shapes of the side to move and the opponent. */
  public int pair(int own, int theirs) {
    return pairs[own * Shape.COUNT + theirs];
  }

  /**
   * Returns the weight of the threats and the turn for the side to move, by {@link ThreatCodes}.
   */
  public int threats(int sideToMove, int code) {
    return threats[sideToMove][code];
  }
}
