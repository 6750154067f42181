package org.gobang.api;

import java.util.List;
import java.util.Objects;

/**
 * A request that cannot be carried out, with a sentence for the person that says why.
 *
 * <p>Plugins throw it to decline (a board size that a rule set does not have, an engine that cannot
 * be started); the host shows its message as it is. It is an answer, not a fault.
 */
public class RefusedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String kind;
  private final String[] arguments;

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
