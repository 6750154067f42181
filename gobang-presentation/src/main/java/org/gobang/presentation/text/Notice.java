package org.gobang.presentation.text;

/**
 * A sentence for the user at the interface.
 *
 * @param sentence the text; empty for nothing
 * @param failed whether something did not work
 */
public record Notice(String sentence, boolean failed) {

  /** Nothing. */
  public static final Notice NONE = new Notice("", false);

  /** What did not work. */
  public static Notice failure(String sentence) {
    return new Notice(sentence, true);
  }
}
