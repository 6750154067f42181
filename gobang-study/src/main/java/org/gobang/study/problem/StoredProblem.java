package org.gobang.study.problem;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.gobang.api.Keyword;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.problem.Problem;
import org.gobang.api.problem.ProblemKind;
import org.gobang.record.format.RecordMessages;

/**
 * A problem in a file, one per line: {@code rules size kind plies grade solution moves…}, separated
 * by spaces.
 *
 * @param id the id of the position
 * @param rules the rules
 * @param size the board size
 * @param moves the stones in order, Black's first
 * @param kind the goal of the problem
 * @param plies the length of the win, or of the threatened win, in plies
 * @param grade the difficulty, from 1
 * @param solution the first move of the solution
 */
public record StoredProblem(
    String id,
    String rules,
    int size,
    List<Point> moves,
    ProblemKind kind,
    int plies,
    int grade,
    Point solution)
    implements Problem {

  private static final int BEFORE_MOVES = 6;

  /** The longest stored win, much longer than any found win. */
  private static final int MOST_PLIES = 225;

  /**
   * Creates a problem with a copy of the moves.
   *
   * @throws IllegalArgumentException if the grade, the size or the plies are out of range
   */
  public StoredProblem {
    moves = List.copyOf(moves);
    inRange("lines", size, Point.MOST_LINES);
    inRange("plies", plies, MOST_PLIES);
    inRange("grade", grade, HIGHEST_GRADE);
  }

  private static void inRange(String name, int number, int most) {
    if (number < 1 || number > most) {
      throw new IllegalArgumentException(name + ": from 1 to " + most + ", not " + number);
    }
  }

  /**
   * Returns a problem for a position.
   *
   * @param rules the rules
   * @param size the board size
   * @param moves the stones in order, Black's first
   * @param kind the goal of the problem
   * @param plies the length of the win, or of the threatened win, in plies
   * @param grade the difficulty, from 1 to {@link #HIGHEST_GRADE}
   * @param solution the first move of the solution
   * @return the problem, with the id of its position
   */
  public static StoredProblem of(
      String rules,
      int size,
      List<Point> moves,
      ProblemKind kind,
      int plies,
      int grade,
      Point solution) {
    return new StoredProblem(
        PositionId.of(rules, size, moves), rules, size, moves, kind, plies, grade, solution);
  }

  /**
   * Parses a line.
   *
   * @param line the result of {@link #line}
   * @return the problem
   * @throws RefusedException if it is invalid; the message gives the reason
   */
  public static StoredProblem parse(String line) {
    String[] words = line.strip().split("\\s+", -1);
    if (words.length <= BEFORE_MOVES) {
      throw new RefusedException(RecordMessages.of("problem.form"));
    }
    try {
      return of(
          words[0],
          number("size", words[1]),
          Arrays.stream(words).skip(BEFORE_MOVES).map(Point::parse).toList(),
          kind(words[2]),
          number("plies", words[3]),
          number("grade", words[4]),
          Point.parse(words[5]));
    } catch (IllegalArgumentException wrong) {
      throw new RefusedException(
          RecordMessages.of("problem.wrong", String.valueOf(wrong.getMessage())), wrong);
    }
  }

  private static ProblemKind kind(String word) {
    return Keyword.find(ProblemKind.values(), word)
        .orElseThrow(() -> new IllegalArgumentException("no kind \"" + word + "\""));
  }

  private static int number(String name, String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException wrong) {
      throw new IllegalArgumentException(name + ": no number: \"" + text + "\"", wrong);
    }
  }

  /**
   * Returns the problem as a line.
   *
   * @return the line, without a line break
   */
  public String line() {
    return String.join(
        " ",
        rules,
        String.valueOf(size),
        kind.word(),
        String.valueOf(plies),
        String.valueOf(grade),
        solution.toString(),
        moves.stream().map(Point::toString).collect(Collectors.joining(" ")));
  }
}
