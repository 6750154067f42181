/** {@code gobang brain} and {@code gobang botzone}: a player that supports a protocol. */
package org.gobang.launcher.protocol;
