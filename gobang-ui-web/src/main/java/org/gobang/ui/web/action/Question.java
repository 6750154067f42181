package org.gobang.ui.web.action;

/**
 * What a visitor is asked before something is done.
 *
 * @param text the question
 * @param yes what the answer is called that has it done
 * @param agreed does it
 */
public record Question(String text, String yes, Runnable agreed) {}
