/**
 * One game being played.
 *
 * <p>{@link org.gobang.game.Games} opens games and asks players about positions, given a {@link
 * org.gobang.game.BoardSource} and a {@link org.gobang.game.PlayerSource}.
 *
 * <p>{@link org.gobang.game.GuardedPlayer} is the only way to a player: whatever the player's code
 * does, what comes out is an {@link org.gobang.game.Reply}.
 *
 * <h2>How a game is made</h2>
 *
 * <p>A lock guards the state of a game, and nothing that could take long happens under it. The
 * threads that do take long belong to the crew: they wait for players, look at boards, and tell
 * listeners. What they come back with counts only while the game still waits for it.
 */
package org.gobang.game;
