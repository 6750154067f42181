/**
 * Many games between several players: {@link org.gobang.arena.Arena} has the games of a tournament
 * played, several at a time, and knows at every moment how it {@linkplain
 * org.gobang.arena.Standings stands}.
 */
package org.gobang.arena;
