package org.gobang.ui.web.action;

/**
 * What a visitor is asked before something is done.
 *
 * @param text the question
 * @param yes what the answer is called that has it done
 * @param sudden whether it comes without an action of the visitor, so that a key that is pressed
 *     for something else must not agree
 * @param agreed does it
 * @param declined runs if it is not to be done
 */
public record Question(
    String text, String yes, boolean sudden, Runnable agreed, Runnable declined) {

  /** A question after an action of the visitor. */
  public Question(String text, String yes, Runnable agreed) {
    this(text, yes, false, agreed, () -> {});
  }
}
