/** {@code gobang play}: opens the game of the command line in its interfaces. */
package org.gobang.launcher.play;
