package org.gobang.ai.search.position;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.StringTokenizer;

/**
 * A text format of named sections of numbers for the engine's fitted weights. Lines that start with
 * {@code #} are comments.
 *
 * <p>Streams and regular expressions are avoided, because the engine's first move waits for the
 * parser.
 */
final class NumberSections {

  private static final int NUMBERS_PER_LINE = 14;
  private static final String COMMENT = "# ";

  private final Iterator<String> words;

  /** Creates the sections of a text, to be read in order. */
  NumberSections(String text) {
    List<String> found = new ArrayList<>();
    StringTokenizer lines = new StringTokenizer(text, "\r\n");
    while (lines.hasMoreTokens()) {
      String line = lines.nextToken();
      if (!line.startsWith("#")) {
        StringTokenizer left = new StringTokenizer(line);
        while (left.hasMoreTokens()) {
          found.add(left.nextToken());
        }
      }
    }
    words = found.iterator();
  }

  /**
   * Returns the text of a resource beside this class.
   *
   * @throws IllegalStateException if the resource is missing
   */
  static String resource(String name) {
    try (InputStream resource = NumberSections.class.getResourceAsStream(name)) {
      if (resource == null) {
        throw new IllegalStateException("no resource " + name);
      }
      return new String(resource.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /**
   * Reads the next section.
   *
   * @throws IllegalArgumentException if the next section has another name or is incomplete; the
   *     message has the reason
   */
  int[] read(String name, int count) {
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

  /** Returns whether there is another section. */
  boolean hasNext() {
    return words.hasNext();
  }

  /**
   * Checks that all sections were read.
   *
   * @throws IllegalArgumentException if sections remain
   */
  void end() {
    if (words.hasNext()) {
      throw new IllegalArgumentException("too many weights: " + words.next());
    }
  }

  /** Returns the lines of the comments in a text. */
  static List<String> comment(String text) {
    return text.lines()
        .filter(line -> line.startsWith(COMMENT))
        .map(line -> line.substring(COMMENT.length()))
        .toList();
  }

  /** Writes the lines of a comment. */
  static void writeComment(StringBuilder text, List<String> lines) {
    lines.forEach(line -> text.append(COMMENT).append(line).append('\n'));
  }

  /** Writes a section. */
  static void write(StringBuilder text, String name, int[] numbers) {
    text.append(name);
    for (int i = 0; i < numbers.length; i++) {
      text.append(i % NUMBERS_PER_LINE == 0 ? '\n' : ' ').append(numbers[i]);
    }
    text.append('\n');
  }
}
