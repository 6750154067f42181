/**
 * What a pipe and a terminal have in common: the game at hand, the thread that hears of it, and
 * what a user can ask for.
 *
 * <p>The host tells of games and analyses on threads of its own. {@link
 * org.gobang.ui.console.table.ConsoleLoop} brings all of it to the one thread of the interface, so
 * that nothing else in this module needs a lock.
 */
package org.gobang.ui.console.table;
