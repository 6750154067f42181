package org.gobang.ui.web.action;

/**
 * A question to a visitor.
 *
 * @param text the question
 * @param yes the label of the confirming answer
 * @param no the label of the other answer
 * @param agreed called on confirmation
 * @param declined called for the other answer
 */
public record Question(String text, String yes, String no, Runnable agreed, Runnable declined) {}
