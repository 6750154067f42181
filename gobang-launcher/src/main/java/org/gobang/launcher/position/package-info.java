/** {@code gobang position} and {@code gobang analyze}: answers about positions, one or a stream. */
package org.gobang.launcher.position;
