package org.gobang.testkit;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.junit.jupiter.api.Order;

/** Marks the test that runs after all others, also without JUnit. */
@Order(Integer.MAX_VALUE)
@Retention(RetentionPolicy.RUNTIME)
@interface RunsLast {}
