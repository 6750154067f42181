/**
 * The games on disk: those that are going on, each safe in a file before the next move is asked
 * for, and those that were finished.
 *
 * <p>A game lies in {@code unfinished} from its first move on, locked for as long as this program
 * plays it, so that several copies keep out of each other's way. When it is over it moves to the
 * finished games under a name with the players and the winner. All are SGF files.
 */
package org.gobang.workbench.games;
