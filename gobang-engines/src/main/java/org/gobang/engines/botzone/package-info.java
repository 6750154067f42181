/**
 * Serves any player as a bot for Botzone's game Gomoku: one JSON object per line in, one out.
 *
 * <p>See <a href="https://wiki.botzone.org.cn/index.php?title=Bot">Botzone's bot protocol</a>.
 */
package org.gobang.engines.botzone;
