/**
 * The games on disk: finished games, and unfinished games, each saved before its next move is
 * requested.
 *
 * <p>A game lies in {@code unfinished} from its first move on, and is locked while it is played, so
 * that several processes do not write the same file. When it has ended it moves to the finished
 * games, under a name with the players and the winner. All are SGF files.
 */
package org.gobang.workbench.games;
