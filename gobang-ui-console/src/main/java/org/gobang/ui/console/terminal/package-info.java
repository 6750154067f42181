/**
 * The interface in a terminal: sends the frames of {@link org.gobang.ui.console.screen} to it and
 * reads its keys.
 *
 * <p>{@link org.gobang.ui.console.terminal.Tty} opens the terminal with JLine and restores it on
 * every exit; {@link org.gobang.ui.console.terminal.TerminalInterface} is the loop.
 */
package org.gobang.ui.console.terminal;
