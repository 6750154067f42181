package org.gobang.testkit;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.junit.jupiter.api.Order;

/** Marks the test that runs before all others, also without JUnit. */
@Order(1)
@Retention(RetentionPolicy.RUNTIME)
@interface RunsFirst {}
