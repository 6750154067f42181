package org.gobang.ai.search.position;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.StringTokenizer;

/**
 * The weights that the evaluation adds up, in units of which 200 raise the odds of winning by a
 * factor of e. The engine's own are resources, one for each rule set, fitted to the outcomes of its
 * own games ({@code docs/experiments/evaluation-fit.md}); each says how it was made.
 */
public final class EvaluationWeights {

  private static final int NUMBERS_PER_LINE = 14;

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
    try (InputStream resource = EvaluationWeights.class.getResourceAsStream(resource(rules))) {
      if (resource == null) {
        throw new IllegalStateException("no resource " + resource(rules));
      }
      return parse(rules, new String(resource.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /**
   * Reads what {@link #text} wrote.
   *
   * @throws IllegalArgumentException if it is not that; its message says what is wrong
   */
  public static EvaluationWeights parse(Rules rules, String text) {
    Iterator<String> words = words(text).iterator();
    int[][] points = new int[2][];
    if (rules.forbids(SearchPosition.BLACK)) {
      points[SearchPosition.BLACK] = section(words, "black", PointCodes.COUNT);
      points[SearchPosition.WHITE] = section(words, "white", PointCodes.COUNT);
    } else {
      Arrays.fill(points, section(words, "points", PointCodes.COUNT));
    }
    int[] pairs = section(words, "pairs", Shape.COUNT * Shape.COUNT);
    int[] threats = section(words, "threats", ThreatCodes.COUNT);
    if (words.hasNext()) {
      throw new IllegalArgumentException("too many weights: " + words.next());
    }
    return new EvaluationWeights(rules, points, pairs, threats);
  }

  /** No streams or regular expressions: the engine's first move waits for this. */
  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    StringTokenizer lines = new StringTokenizer(text, "\r\n");
    while (lines.hasMoreTokens()) {
      String line = lines.nextToken();
      if (!line.startsWith("#")) {
        StringTokenizer left = new StringTokenizer(line);
        while (left.hasMoreTokens()) {
          words.add(left.nextToken());
        }
      }
    }
    return words;
  }

  private static int[] section(Iterator<String> words, String name, int count) {
    if (!words.hasNext() || !words.next().equals(name)) {
      throw new IllegalArgumentException("section " + name + " is missing or out of place");
    }
    int[] section = new int[count];
    for (int i = 0; i < count; i++) {
      if (!words.hasNext()) {
        throw new IllegalArgumentException(
            "section " + name + " has " + i + " weights of " + count);
      }
      section[i] = number(words.next(), name);
    }
    return section;
  }

  private static int number(String word, String section) {
    try {
      return Short.parseShort(word);
    } catch (NumberFormatException wrong) {
      throw new IllegalArgumentException("section " + section + ": not a weight: " + word, wrong);
    }
  }

  /**
   * The text of a resource with these weights.
   *
   * @param comment the lines of a comment at the top
   */
  public String text(List<String> comment) {
    StringBuilder text = new StringBuilder();
    comment.forEach(line -> text.append("# ").append(line).append('\n'));
    if (rules.forbids(SearchPosition.BLACK)) {
      write(text, "black", points[SearchPosition.BLACK]);
      write(text, "white", points[SearchPosition.WHITE]);
    } else {
      write(text, "points", points[SearchPosition.BLACK]);
    }
    write(text, "pairs", pairs);
    write(text, "threats", threats);
    return text.toString();
  }

  private static void write(StringBuilder text, String name, int[] weights) {
    text.append(name);
    for (int i = 0; i < weights.length; i++) {
      text.append(i % NUMBERS_PER_LINE == 0 ? '\n' : ' ').append(weights[i]);
    }
    text.append('\n');
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
