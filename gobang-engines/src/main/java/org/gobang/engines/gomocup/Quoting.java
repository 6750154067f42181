package org.gobang.engines.gomocup;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.gobang.api.RefusedException;

/**
 * Several words in one text: split at blanks, while single or double quotes hold together what they
 * enclose. A backslash is as good as any other character, since paths of Windows are full of them.
 */
public final class Quoting {

  private Quoting() {}

  /**
   * Takes the words apart.
   *
   * @param text such as {@code java -jar "my engine.jar"}
   * @return the words, without the quotes
   * @throws RefusedException if a quote is not closed
   */
  public static List<String> split(String text) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean begun = false;
    char quote = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quote != 0 ? c == quote : c == '"' || c == '\'') {
        quote = quote == 0 ? c : 0;
        begun = true;
      } else if (quote == 0 && Character.isWhitespace(c)) {
        if (begun) {
          words.add(word.toString());
        }
        word.setLength(0);
        begun = false;
      } else {
        word.append(c);
        begun = true;
      }
    }
    if (quote != 0) {
      throw new RefusedException("a quote " + quote + " is not closed");
    }
    if (begun) {
      words.add(word.toString());
    }
    return List.copyOf(words);
  }

  /**
   * Puts words together.
   *
   * @param words any words
   * @return what {@link #split} takes apart into the same words
   */
  public static String join(List<String> words) {
    return words.stream().map(Quoting::quoted).collect(Collectors.joining(" "));
  }

  private static String quoted(String word) {
    if (!word.isEmpty() && word.chars().noneMatch(c -> Character.isWhitespace(c) || isQuote(c))) {
      return word;
    }
    // A double quote is enclosed in single ones, and all the rest in double ones.
    return "\"" + word.replace("\"", "\"'\"'\"") + "\"";
  }

  private static boolean isQuote(int c) {
    return c == '"' || c == '\'';
  }
}
