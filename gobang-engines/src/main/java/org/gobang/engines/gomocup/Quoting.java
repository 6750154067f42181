package org.gobang.engines.gomocup;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.gobang.api.RefusedException;
import org.gobang.engines.process.EngineTexts;

/**
 * Splits a text into words at spaces, except within single or double quotes. A backslash has no
 * special meaning, because of Windows paths.
 */
public final class Quoting {

  private Quoting() {}

  /**
   * Splits a text.
   *
   * @param text such as {@code java -jar "my engine.jar"}
   * @return the words, without quotes
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
      throw EngineTexts.refused("quote.open", String.valueOf(quote));
    }
    if (begun) {
      words.add(word.toString());
    }
    return List.copyOf(words);
  }

  /**
   * Joins words to a text, with quotes where required.
   *
   * @param words any words
   * @return a text that {@link #split} splits into the same words
   */
  public static String join(List<String> words) {
    return words.stream().map(Quoting::quoted).collect(Collectors.joining(" "));
  }

  private static String quoted(String word) {
    if (!word.isEmpty() && word.chars().noneMatch(c -> Character.isWhitespace(c) || isQuote(c))) {
      return word;
    }
    // Double quotes are enclosed in single quotes, everything else in double quotes.
    return "\"" + word.replace("\"", "\"'\"'\"") + "\"";
  }

  private static boolean isQuote(int c) {
    return c == '"' || c == '\'';
  }
}
