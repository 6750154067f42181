package org.gobang.study.problem;

import java.util.List;
import org.gobang.record.file.ResourceLines;

/**
 * The problems that come with the application, from the engine's own games. {@code gobang-tuning
 * problems} makes the files; each problem has one solution as far as its solver sees.
 */
public final class BundledProblems {

  /** Each has a file of its own. */
  private static final List<String> RULES = List.of("freestyle", "standard", "renju");

  private BundledProblems() {}

  /**
   * Reads the problems, which takes some milliseconds.
   *
   * @return all of them
   */
  public static List<StoredProblem> read() {
    return RULES.stream()
        .map(rules -> BundledProblems.class.getResourceAsStream(rules + ".txt"))
        .flatMap(resource -> ResourceLines.of(resource).stream())
        .map(StoredProblem::parse)
        .toList();
  }
}
