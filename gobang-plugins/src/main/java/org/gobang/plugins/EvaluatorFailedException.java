package org.gobang.plugins;

/** Thrown to the player that searches with an evaluator, if that fails; the sentence names it. */
final class EvaluatorFailedException extends RuntimeException {

  private static final long serialVersionUID = 1;

  EvaluatorFailedException(String sentence) {
    super(sentence);
  }

  EvaluatorFailedException(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
