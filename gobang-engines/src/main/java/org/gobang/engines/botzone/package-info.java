/**
 * Any player as a bot for Botzone's game Gomoku: one JSON object a line in, one out.
 *
 * <p>See <a href="https://wiki.botzone.org.cn/index.php?title=Bot">how Botzone speaks with
 * bots</a>.
 */
package org.gobang.engines.botzone;
