package org.gobang.cluster.worker;

/** Thrown if a coordinator does not answer in time. */
final class UnansweredException extends RuntimeException {

  private static final long serialVersionUID = 1;

  UnansweredException(String message) {
    super(message);
  }
}
