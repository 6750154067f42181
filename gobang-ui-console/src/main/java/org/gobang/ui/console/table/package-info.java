/**
 * The parts shared by pipe and terminal: the current game, the interface thread, and the commands.
 *
 * <p>The host reports on games and analyses on separate threads. {@link
 * org.gobang.ui.console.table.ConsoleLoop} passes all events to the interface thread, so that no
 * other class in this module needs locks.
 */
package org.gobang.ui.console.table;
