package org.gobang.study.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.gobang.api.RefusedException;
import org.gobang.record.format.RecordMessages;

/**
 * Parses texts with one problem or answer per line. Blank lines and comments after # are skipped.
 */
public final class ProblemLines {

  private ProblemLines() {}

  /**
   * Parses a text.
   *
   * @param name the name of the text in a refusal
   * @param text the lines
   * @param parser reads a line
   * @param <T> the content of a line
   * @return the content of the lines, in order
   * @throws RefusedException if a line cannot be read; the sentence names the text and the line
   */
  public static <T> List<T> parse(String name, String text, Function<String, T> parser) {
    List<String> lines = text.lines().toList();
    List<T> read = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (!line.isBlank() && !line.startsWith("#")) {
        try {
          read.add(parser.apply(line));
        } catch (RefusedException wrong) {
          throw new RefusedException(RecordMessages.of("problem.line", name, i + 1, wrong), wrong);
        }
      }
    }
    return read;
  }
}
