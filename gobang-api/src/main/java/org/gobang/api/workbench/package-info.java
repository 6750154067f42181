/**
 * The host as seen by user interfaces: the workbench with games, plugins and services.
 *
 * <p>A user interface plays through {@link org.gobang.api.workbench.Game}. Its methods return at
 * once; the results reach the listeners as {@link org.gobang.api.workbench.GameState}. Everything
 * beyond playing games (analyses, files, engines, tournaments) is a {@linkplain
 * org.gobang.api.workbench.Workbench#service service} that a host may lack.
 *
 * <p>If a method throws {@link org.gobang.api.RefusedException}, or its stage fails with one,
 * nothing has changed, and the message is for the user.
 *
 * <p>A method that returns a {@link java.util.concurrent.CompletionStage} returns at once; only
 * wrong arguments are thrown. A refusal fails the stage with the {@link
 * org.gobang.api.RefusedException}; dependent stages fail with a {@link
 * java.util.concurrent.CompletionException} that has this exception as its cause. Stages complete
 * on a thread of the host: dependent actions must not block, and a user interface passes the result
 * to its own thread.
 *
 * <h2>Glossary</h2>
 *
 * <dl>
 *   <dt>workbench
 *   <dd>the application as seen by a user interface.
 *   <dt>seat
 *   <dd>the player of a side: a human, or a player plugin with its settings.
 *   <dt>game
 *   <dd>a game in progress with its record, clocks and players.
 *   <dt>state
 *   <dd>a snapshot of a game at one moment: {@link org.gobang.api.workbench.GameState}.
 *   <dt>path
 *   <dd>a position in the record: the index of the child at each step.
 *   <dt>line
 *   <dd>the position that play has reached; the path may lead to another position that is viewed.
 *   <dt>explored
 *   <dd>a recorded game opened for viewing: moves of both sides are possible.
 *   <dt>result, ending
 *   <dd>the winner, and the reason for the end of the game.
 *   <dt>analysis
 *   <dd>a player asked about a position outside any game: a hint, a heat map.
 *   <dt>lead, watch
 *   <dd>of several user interfaces, the first leads, that is, it opens the game; the others watch
 *       the same game.
 *   <dt>refusal
 *   <dd>a plugin that was found but refused, with the reason.
 *   <dt>service
 *   <dd>a part of the workbench found by type, such as reviews or the library.
 *   <dt>isolated
 *   <dd>a player that runs in a separate process, which can always be stopped.
 * </dl>
 */
package org.gobang.api.workbench;
