/**
 * The parts shared by pipe and terminal: the current game, the interface thread, and the commands.
 *
 * <p>The host tells of games and analyses on threads of its own. {@link
 * org.gobang.ui.console.table.ConsoleLoop} brings all of it to the one thread of the interface, so
 * that nothing else in this module needs a lock.
 */
package org.gobang.ui.console.table;
