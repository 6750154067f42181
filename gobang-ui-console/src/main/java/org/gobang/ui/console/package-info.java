/**
 * The front end for terminals.
 *
 * <p>{@link org.gobang.ui.console.ConsoleRenderer} goes one of two ways. In a pipe {@link
 * org.gobang.ui.console.pipe.Pipe} reads commands and writes events, a line each. Both ways stand
 * on {@link org.gobang.ui.console.table}: the game at hand, and the thread that hears of it.
 */
package org.gobang.ui.console;
