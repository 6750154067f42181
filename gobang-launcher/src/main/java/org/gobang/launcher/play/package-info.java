/** {@code gobang play}: the game of the command line, opened in its interfaces. */
package org.gobang.launcher.play;
