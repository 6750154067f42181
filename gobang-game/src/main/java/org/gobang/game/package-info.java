/**
 * Games in progress.
 *
 * <p>{@link org.gobang.game.Games} opens games and runs analyses, given a {@link
 * org.gobang.game.BoardSource} and a {@link org.gobang.game.PlayerSource}.
 *
 * <p>{@link org.gobang.game.GuardedPlayer} is the only access to a player: whatever the plugin's
 * code does, the caller receives a {@link org.gobang.game.PlayerReply}.
 *
 * <h2>Threads of a game</h2>
 *
 * <p>One lock guards the state of a game, and no blocking or plugin call is made under it. An
 * executor runs those: it waits for players, validates moves on boards and notifies listeners. The
 * game discards a result that it no longer waits for.
 */
package org.gobang.game;
