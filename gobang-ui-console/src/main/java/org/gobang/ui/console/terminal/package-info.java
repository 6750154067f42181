/**
 * The way of terminals: what {@link org.gobang.ui.console.screen} draws is sent to a real one, and
 * its keys are read.
 *
 * <p>{@link org.gobang.ui.console.terminal.Tty} is the terminal, through JLine, and leaves it as it
 * was on every way out; {@link org.gobang.ui.console.terminal.TerminalFrontEnd} is the loop.
 */
package org.gobang.ui.console.terminal;
