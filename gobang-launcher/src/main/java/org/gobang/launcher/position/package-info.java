/**
 * {@code gobang position} and {@code gobang analyze}: results for one position or a stream of
 * positions.
 */
package org.gobang.launcher.position;
