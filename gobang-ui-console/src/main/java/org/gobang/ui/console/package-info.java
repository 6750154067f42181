/**
 * The interface for terminals.
 *
 * <p>{@link org.gobang.ui.console.ConsoleRenderer} has two modes:
 *
 * <ul>
 *   <li>in a {@link org.gobang.ui.console.pipe pipe}, commands come in and events go out, a line
 *       each;
 *   <li>in a {@link org.gobang.ui.console.terminal terminal}, a board is drawn: the {@link
 *       org.gobang.ui.console.screen screen} without the terminal is a package of its own.
 * </ul>
 *
 * <p>Both stand on the {@link org.gobang.ui.console.table table}: the game at hand, and the thread
 * that hears of it.
 */
package org.gobang.ui.console;
