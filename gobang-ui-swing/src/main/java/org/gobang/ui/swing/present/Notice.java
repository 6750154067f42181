package org.gobang.ui.swing.present;

/**
 * Something to be told.
 *
 * @param sentence what; empty for nothing
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
