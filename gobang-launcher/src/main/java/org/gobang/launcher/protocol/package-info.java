/** {@code gobang brain} and {@code gobang botzone}: run a player with a protocol. */
package org.gobang.launcher.protocol;
