/**
 * {@code gobang watch}: tests new builds of a player. A {@link org.gobang.launcher.watch.Trial} of
 * each build runs the required contract tests in a separate process, followed by a match against
 * the previous build.
 */
package org.gobang.launcher.watch;
