package org.gobang.api;

/**
 * Something that was asked for cannot be done, and a person is to be told why.
 *
 * <p>Plugins throw it to decline (a board size that a rule set does not have, an engine that cannot
 * be started); the host shows its message as it is. It is an answer, not a fault.
 */
public class RefusedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * A refusal.
   *
   * @param sentence one sentence for people that says what cannot be done, and why
   */
  public RefusedException(String sentence) {
    super(sentence);
  }

  /**
   * A refusal with what led to it, for the log.
   *
   * @param sentence one sentence for people that says what cannot be done, and why
   * @param cause what went wrong beneath
   */
  public RefusedException(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
