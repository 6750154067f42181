package org.gobang.api;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks what may change with any version; everything exported without this mark is stable.
 *
 * <p>An annotation of this module, as plugins are compiled with nothing else on their path, where
 * {@code javac} would warn of a library's.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.MODULE, ElementType.TYPE})
public @interface Experimental {}
