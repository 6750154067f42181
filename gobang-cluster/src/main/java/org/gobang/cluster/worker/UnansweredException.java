package org.gobang.cluster.worker;

/** An exception for a coordinator that did not answer in time. */
final class UnansweredException extends RuntimeException {

  private static final long serialVersionUID = 1;

  UnansweredException(String message) {
    super(message);
  }
}
