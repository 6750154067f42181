/**
 * Tournaments: {@link org.gobang.arena.Arena} plays the games in parallel and provides the current
 * {@linkplain org.gobang.arena.Standings standings}.
 */
package org.gobang.arena;
