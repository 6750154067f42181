/**
 * {@code gobang position} and {@code gobang analyze}: answers about one position or a stream of
 * positions.
 */
package org.gobang.launcher.position;
