package org.gobang.testkit;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.junit.jupiter.api.Order;

/** Marks the test that runs before all others, also where JUnit is absent. */
@Order(1)
@Retention(RetentionPolicy.RUNTIME)
@interface RunsFirst {}
