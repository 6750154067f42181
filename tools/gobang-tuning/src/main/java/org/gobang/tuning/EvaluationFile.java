package org.gobang.tuning;

import java.io.IOException;
import java.nio.file.Path;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.Rules;

/** Reads the evaluation named on the command line. */
final class EvaluationFile {

  /** The name of the evaluation of the engine. */
  static final String BUNDLED = "bundled";

  private EvaluationFile() {}

  /**
   * Reads an evaluation by name.
   *
   * @param name a file, or {@link #BUNDLED}
   * @throws IOException if the file cannot be read or has no weights for these rules; the message
   *     names it
   */
  static EvaluationWeights read(Rules rules, String name) throws IOException {
    if (name.equals(BUNDLED)) {
      return EvaluationWeights.of(rules);
    }
    try {
      return EvaluationWeights.parse(rules, RecordedGames.text(Path.of(name)));
    } catch (IllegalArgumentException wrong) {
      throw new IOException(name + ": " + wrong.getMessage(), wrong);
    }
  }
}
