package org.gobang.api;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;

/**
 * A request that cannot be carried out, with a sentence for the person that says why.
 *
 * <p>Plugins throw it to decline (a board size that a rule set does not have, an engine that cannot
 * be started); the host shows its sentence. It is an answer, not a fault.
 */
public class RefusedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String kind;
  private final String[] arguments;
  private final transient Function<Locale, String> sentences;

  /**
   * A refusal.
   *
   * @param sentence one sentence for people that says what cannot be done, and why
   */
  public RefusedException(String sentence) {
    this("", sentence);
  }

  /**
   * A refusal that a front end can put into its own language.
   *
   * @param kind what it is, as a short word that is never translated, such as {@code game-over};
   *     empty if it has none
   * @param sentence one sentence for people that says what cannot be done, and why
   */
  public RefusedException(String kind, String sentence) {
    this(kind, sentence, List.of());
  }

  /**
   * A refusal that a front end can put into its own language, with what stands in the sentence.
   *
   * @param kind what it is, as a short word that is never translated; empty if it has none
   * @param sentence one sentence for people that says what cannot be done, and why
   * @param arguments what a sentence in another language has to name as well, such as a point
   */
  public RefusedException(String kind, String sentence, List<String> arguments) {
    super(sentence);
    this.kind = Objects.requireNonNull(kind, "kind");
    this.arguments = arguments.toArray(String[]::new);
    this.sentences = language -> sentence;
  }

  /**
   * A refusal in several languages.
   *
   * @param sentence one sentence for people that says what cannot be done, and why; its key is the
   *     kind of the refusal
   */
  public RefusedException(LocalizedText sentence) {
    super(sentence.toString());
    this.kind = sentence.key();
    this.arguments = new String[0];
    this.sentences = sentence::in;
  }

  /**
   * A refusal in several languages with what led to it, for the log.
   *
   * @param sentence one sentence for people that says what cannot be done, and why; its key is the
   *     kind of the refusal
   * @param cause what went wrong beneath
   */
  public RefusedException(LocalizedText sentence, Throwable cause) {
    super(sentence.toString(), cause);
    this.kind = sentence.key();
    this.arguments = new String[0];
    this.sentences = sentence::in;
  }

  /**
   * A refusal with what led to it, for the log.
   *
   * @param sentence one sentence for people that says what cannot be done, and why
   * @param cause what went wrong beneath
   */
  public RefusedException(String sentence, Throwable cause) {
    super(sentence, cause);
    this.kind = "";
    this.arguments = new String[0];
    this.sentences = language -> sentence;
  }

  /**
   * Returns the sentence in a language.
   *
   * @param language any language
   * @return the sentence, in English if it is not available in the language
   */
  public String sentence(Locale language) {
    return sentences.apply(language);
  }

  /**
   * What kind of refusal this is, for front ends that have words of their own for it.
   *
   * @return a short word that is never translated; empty if there is only the sentence
   */
  public String kind() {
    return kind;
  }

  /**
   * What the sentence names, for front ends that have words of their own for this kind.
   *
   * @return the values in the order that the kind has them; empty if there are none
   */
  public List<String> arguments() {
    return List.of(arguments);
  }
}
