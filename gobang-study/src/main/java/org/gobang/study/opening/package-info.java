/** Openings that have names. */
package org.gobang.study.opening;
