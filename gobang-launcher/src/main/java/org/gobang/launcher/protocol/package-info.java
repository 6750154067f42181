/** {@code gobang brain} and {@code gobang botzone}: a player that speaks a protocol. */
package org.gobang.launcher.protocol;
