/**
 * One game being played.
 *
 * <p>{@link org.gobang.game.GuardedPlayer} is the only way to a player: whatever the player's code
 * does, what comes out is an {@link org.gobang.game.Reply}.
 */
package org.gobang.game;
