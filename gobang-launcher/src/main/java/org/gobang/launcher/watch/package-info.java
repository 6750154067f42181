/**
 * {@code gobang watch}: {@link org.gobang.launcher.watch.WatchCommand} waits for builds of a
 * player. A {@link org.gobang.launcher.watch.Trial} of each runs the required tests of its contract
 * in a process of its own, and then a match against the build before.
 */
package org.gobang.launcher.watch;
