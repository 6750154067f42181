package org.gobang.testkit;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.opentest4j.TestAbortedException;

/**
 * A JUnit extension that reports contract tests that do not apply as skipped. Public only for
 * JUnit.
 */
public final class SkippedTests implements TestExecutionExceptionHandler {

  /** Creates an extension. Called by JUnit. */
  public SkippedTests() {}

  @Override
  public void handleTestExecutionException(ExtensionContext context, Throwable thrown)
      throws Throwable {
    throw thrown instanceof SkippedException
        ? new TestAbortedException(thrown.getMessage(), thrown)
        : thrown;
  }
}
