package org.gobang.study.problem;

import java.util.List;
import org.gobang.record.file.ResourceLines;

/**
 * The bundled problems, from the engine's own games. {@code gobang-tuning problems} generates the
 * files. Each problem has a unique solution as far as the solver can tell.
 */
public final class BundledProblems {

  /** The rules, with one file each. */
  private static final List<String> RULES = List.of("freestyle", "standard", "renju");

  private BundledProblems() {}

  /**
   * Returns the problems. Takes some milliseconds.
   *
   * @return all bundled problems
   */
  public static List<StoredProblem> read() {
    return RULES.stream()
        .map(rules -> BundledProblems.class.getResourceAsStream(rules + ".txt"))
        .flatMap(resource -> ResourceLines.of(resource).stream())
        .map(StoredProblem::parse)
        .toList();
  }
}
