/**
 * Runs any player as a Botzone bot for Gomoku, with one JSON object per line for input and output.
 *
 * <p>See <a href="https://wiki.botzone.org.cn/index.php?title=Bot">Botzone's bot protocol</a>.
 */
package org.gobang.engines.botzone;
