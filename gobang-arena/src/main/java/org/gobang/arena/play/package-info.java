/**
 * One game of a run. A {@link org.gobang.arena.play.GameOrder} says all that is needed to play it,
 * a {@link org.gobang.arena.play.GamePlayed} all that came of it; both are values that can be
 * written as JSON, so that whoever plays it, a {@link org.gobang.arena.play.GameRunner}, may be
 * anywhere.
 */
package org.gobang.arena.play;
