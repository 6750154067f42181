/** {@code gobang play}: the game of the command line, opened in its front ends. */
package org.gobang.launcher.play;
