/**
 * Tournaments between several players: {@link org.gobang.arena.Arena} plays the games of a
 * tournament concurrently and provides its current {@linkplain org.gobang.arena.Standings
 * standings}.
 */
package org.gobang.arena;
