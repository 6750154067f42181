package org.gobang.study.problem;

import java.time.DateTimeException;
import java.time.Instant;
import org.gobang.api.RefusedException;
import org.gobang.record.format.RecordMessages;

/**
 * One answer to a problem, a line of the file of answers: {@code 2026-03-01T18:30:00Z 0f3a5c7e9b1d
 * solved 3}.
 *
 * @param at the time
 * @param id the id of the problem
 * @param solved whether it was solved without a mistake and without help
 * @param grade the grade of the problem
 */
public record ProblemAnswer(Instant at, String id, boolean solved, int grade) {

  private static final String SOLVED = "solved";
  private static final String FAILED = "failed";

  /**
   * Parses a line.
   *
   * @param line the result of {@link #line}; additional words at the end are ignored
   * @return the answer
   * @throws RefusedException if it is not an answer
   */
  public static ProblemAnswer parse(String line) {
    String[] words = line.strip().split("\\s+", -1);
    if (words.length < 4 || !(words[2].equals(SOLVED) || words[2].equals(FAILED))) {
      throw new RefusedException(RecordMessages.of("answer.form"));
    }
    try {
      return new ProblemAnswer(
          Instant.parse(words[0]), words[1], words[2].equals(SOLVED), Integer.parseInt(words[3]));
    } catch (DateTimeException | NumberFormatException wrong) {
      throw new RefusedException(
          RecordMessages.of("answer.wrong", String.valueOf(wrong.getMessage())), wrong);
    }
  }

  /**
   * Returns the answer as a line.
   *
   * @return the line, without a line break
   */
  public String line() {
    return at + " " + id + " " + (solved ? SOLVED : FAILED) + " " + grade;
  }
}
