/**
 * The interface for terminals.
 *
 * <p>{@link org.gobang.ui.console.ConsoleRenderer} has two modes:
 *
 * <ul>
 *   <li>in a {@link org.gobang.ui.console.pipe pipe}, commands are read and events written, one per
 *       line;
 *   <li>in a {@link org.gobang.ui.console.terminal terminal}, a board is drawn. The {@link
 *       org.gobang.ui.console.screen screen}, independent of the terminal, is a separate package.
 * </ul>
 *
 * <p>Both use the {@link org.gobang.ui.console.table table}: the current game and the interface
 * thread.
 */
package org.gobang.ui.console;
