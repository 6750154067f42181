/**
 * The host as user interfaces see it: the workbench with its games, plugins and services.
 *
 * <p>A user interface plays through {@link org.gobang.api.workbench.Game}. Its methods return at
 * once; the results reach the listeners as {@link org.gobang.api.workbench.GameState}. Everything
 * beyond playing games (analyses, files, engines, tournaments) is a {@linkplain
 * org.gobang.api.workbench.Workbench#service service} that a host may lack.
 *
 * <p>Where a method throws {@link org.gobang.api.RefusedException}, or its stage fails with one,
 * nothing has changed, and the sentence is there to be shown.
 *
 * <p>A method that returns a {@link java.util.concurrent.CompletionStage} returns at once; only
 * wrong arguments are thrown. A refusal fails the stage with the {@link
 * org.gobang.api.RefusedException}; stages that depend on it fail with a {@link
 * java.util.concurrent.CompletionException} that has it as its cause. Stages complete on a thread
 * of the host: what follows there must not wait, and a user interface takes the result to its own
 * thread.
 *
 * <h2>Glossary</h2>
 *
 * <dl>
 *   <dt>workbench
 *   <dd>the application, as a user interface sees it.
 *   <dt>seat
 *   <dd>who plays a side: a person, or a player with its settings.
 *   <dt>game
 *   <dd>one game being played, with its record, clocks and players.
 *   <dt>state
 *   <dd>a snapshot of a game at one moment: {@link org.gobang.api.workbench.GameState}.
 *   <dt>path
 *   <dd>where the game stands in its record: the index of the child taken at each step.
 *   <dt>line
 *   <dd>where play has come to, while the path may lead to another position that is looked at.
 *   <dt>explored
 *   <dd>said of a recorded game that is looked through: moves of both sides may be tried.
 *   <dt>result, ending
 *   <dd>who won, and how it came to that.
 *   <dt>analysis
 *   <dd>a player asked about a position outside any game: a hint, a heat map.
 *   <dt>lead, watch
 *   <dd>of several user interfaces at once the first leads, which means that it opens the game; the
 *       others watch the same game.
 *   <dt>refusal
 *   <dd>a plugin that was found and not taken in, and why.
 *   <dt>service
 *   <dd>a part of the workbench that is found by its type, such as reviews or the library.
 *   <dt>isolated
 *   <dd>said of a player that runs in a process of its own, which can be ended whatever it does.
 * </dl>
 */
package org.gobang.api.workbench;
