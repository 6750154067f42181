package org.gobang.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * A game as the text of a file, which is to be written in UTF-8.
 *
 * @param text the text
 * @param leftOut a sentence for each kind of thing in this game that the text does not hold; empty
 *     if nothing of substance is lost
 */
public record Written(String text, List<Sentence> leftOut) {

  private static final Pattern HALF_A_CHARACTER = Pattern.compile("\\p{Cs}");

  /** Copies the sentences. */
  public Written {
    Objects.requireNonNull(text, "text");
    leftOut = List.copyOf(leftOut);
  }

  /** The text with what UTF-8 has no bytes for replaced, and said. */
  static Written of(String text, List<Sentence> leftOut) {
    String whole = HALF_A_CHARACTER.matcher(text).replaceAll("�");
    if (whole.equals(text)) {
      return new Written(text, leftOut);
    }
    List<Sentence> sentences = new ArrayList<>(leftOut);
    sentences.add(Sentence.of("lost.halves"));
    return new Written(whole, sentences);
  }
}
