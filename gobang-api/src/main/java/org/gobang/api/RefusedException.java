package org.gobang.api;

import java.util.Objects;

/**
 * Something that was asked for cannot be done, and a person is to be told why.
 *
 * <p>Plugins throw it to decline (a board size that a rule set does not have, an engine that cannot
 * be started); the host shows its message as it is. It is an answer, not a fault.
 */
public class RefusedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String kind;

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
    super(sentence);
    this.kind = Objects.requireNonNull(kind, "kind");
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
  }

  /**
   * What kind of refusal this is, for front ends that have words of their own for it.
   *
   * @return a short word that is never translated; empty if there is only the sentence
   */
  public String kind() {
    return kind;
  }
}
