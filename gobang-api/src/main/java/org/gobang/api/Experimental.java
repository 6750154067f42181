package org.gobang.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks an element of the API that may change in any version. Every exported type without this
 * annotation is stable.
 *
 * <p>This annotation is part of this module because plugins compile with nothing else on their
 * path. If it came from a library, {@code javac} would warn about the missing class.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.MODULE, ElementType.TYPE})
public @interface Experimental {}
