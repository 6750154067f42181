package org.gobang.ui.web.action;

/**
 * What a visitor is asked.
 *
 * @param text the question
 * @param yes what the answer is called that has it done
 * @param no what the other answer is called
 * @param agreed does it
 * @param declined runs if it is not to be done
 */
public record Question(String text, String yes, String no, Runnable agreed, Runnable declined) {}
