package org.gobang.presentation.text;

/**
 * A sentence for the user of an interface.
 *
 * @param sentence the text; empty for nothing
 * @param failed whether it reports a failure
 */
public record Notice(String sentence, boolean failed) {

  /** No notice. */
  public static final Notice NONE = new Notice("", false);

  /** Returns a notice of a failure. */
  public static Notice failure(String sentence) {
    return new Notice(sentence, true);
  }
}
