package org.gobang.record;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * A sentence about a file, for people, in any language that there are words for.
 *
 * @param key which sentence it is
 * @param arguments what stands in its places: texts, and sentences
 */
public record Sentence(String key, List<Object> arguments) {

  private static final String BUNDLE = "org.gobang.record.Sentences";

  /** Copies the arguments. */
  public Sentence {
    arguments = List.copyOf(arguments);
  }

  static Sentence of(String key, Object... arguments) {
    return new Sentence(key, List.of(arguments));
  }

  static List<String> in(Locale language, List<Sentence> sentences) {
    return sentences.stream().map(sentence -> sentence.in(language)).toList();
  }

  /**
   * The sentence in a language.
   *
   * @param language any language; English is taken where there are no words of it
   * @return the sentence
   */
  public String in(Locale language) {
    ResourceBundle found = ResourceBundle.getBundle(BUNDLE, language);
    // For a language it lacks, a bundle falls back to the system's.
    boolean inLanguage = found.getLocale().getLanguage().equals(language.getLanguage());
    ResourceBundle words = inLanguage ? found : ResourceBundle.getBundle(BUNDLE, Locale.ROOT);
    Object[] places =
        arguments.stream()
            .map(each -> each instanceof Sentence part ? part.in(language) : String.valueOf(each))
            .toArray();
    return new MessageFormat(words.getString(key), Locale.ROOT).format(places);
  }

  /** The sentence in English. */
  @Override
  public String toString() {
    return in(Locale.ROOT);
  }
}
