package org.gobang.record.lines;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.record.io.DecodedText;

/**
 * A line of a text with one list of moves per line. A comment starts with {@code #}. Blank lines
 * are skipped.
 *
 * @param number the number of the line, from 1; lines end with CR, LF or both
 * @param index the index of the first character of the line in the text
 * @param moves the moves, without surrounding spaces; empty on a comment line
 * @param comment the comment, without surrounding spaces; empty if there is none
 */
public record MoveLine(int number, int index, String moves, String comment) {

  private static final Pattern LINE = Pattern.compile("([^\\r\\n]*+)(?:\\r\\n|\\r|\\n|\\z)");
  private static final Pattern BLANKS = Pattern.compile("[\\s\\uFEFF\\u200B]*+");

  /**
   * Returns the lines of a text.
   *
   * @param text the text
   * @return the lines in order, without blank lines
   */
  public static List<MoveLine> of(String text) {
    List<MoveLine> lines = new ArrayList<>();
    Matcher line = LINE.matcher(text);
    for (int number = 1; line.find() && line.start() < text.length(); number++) {
      String[] parts = line.group(1).split("#", 2);
      Matcher blanks = BLANKS.matcher(parts[0]);
      int moves = blanks.lookingAt() ? blanks.end() : 0;
      MoveLine found =
          new MoveLine(
              number,
              line.start() + moves,
              parts[0].substring(moves).strip(),
              parts.length == 1 ? "" : parts[1].strip());
      if (!found.moves().isEmpty() || parts.length == 2) {
        lines.add(found);
      }
    }
    return lines;
  }

  /**
   * Returns the lines of a file with an unknown character set.
   *
   * @param bytes the content of the file
   * @return the lines in order, without blank lines
   */
  public static List<MoveLine> of(byte[] bytes) {
    return of(DecodedText.of(bytes, Optional.empty()).text());
  }
}
