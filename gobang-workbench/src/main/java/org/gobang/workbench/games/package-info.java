/**
 * The games on disk: finished games, and unfinished games, each saved before its next move is
 * requested.
 *
 * <p>A game is in {@code unfinished} from its first move on, and is locked while it is played, so
 * that several processes do not write the same file. After its end it is moved to the finished
 * games, under a name with the players and the winner. All are SGF files.
 */
package org.gobang.workbench.games;
