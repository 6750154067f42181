/**
 * One game of a tournament. A {@link org.gobang.arena.play.GameOrder} contains everything required
 * to play it, a {@link org.gobang.arena.play.PlayedGame} everything that results from it. Both have
 * a JSON form, so that a {@link org.gobang.arena.play.GameRunner} can play games in other
 * processes.
 */
package org.gobang.arena.play;
