package org.gobang.study.problem;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

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
    return RULES.stream().flatMap(rules -> read(rules + ".txt").stream()).toList();
  }

  private static List<StoredProblem> read(String file) {
    try (InputStream in = BundledProblems.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + file);
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return ProblemLines.parse(file, text, StoredProblem::parse);
    } catch (IOException e) {
      throw new UncheckedIOException("could not read " + file, e);
    }
  }
}
