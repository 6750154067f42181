/**
 * The player service: a player selects moves.
 *
 * <p>A strategy consists of two small classes. The {@link org.gobang.api.player.PlayerProvider}
 * describes it and creates one {@link org.gobang.api.player.Player} for each game. The game calls
 * the player once per turn:
 *
 * <pre>{@code
 * public final class FirstProvider implements PlayerProvider {
 *   public String id() {
 *     return "first";
 *   }
 *
 *   public Label label(Locale locale) {
 *     return new Label("First", "Takes the first point it may.");
 *   }
 *
 *   public Player create(Settings settings, Board start) {
 *     return turn -> turn.board().allowed().get(0);
 *   }
 * }
 * }</pre>
 *
 * <p>A strategy with playouts (random games from a position) gets a fast board for them from {@link
 * org.gobang.api.board.Board#mutableCopy}; a node budget limits the number of playouts.
 *
 * <p>Players log with SLF4J to the log of the application. They must not print, because standard
 * output is reserved for answers.
 *
 * <p>A strategy that needs more than a moment checks {@link org.gobang.api.player.Stop} and
 * observes the {@link org.gobang.api.player.Budget}. To show its results to users, it reports
 * {@link org.gobang.api.player.Insight}.
 *
 * <h2>Glossary</h2>
 *
 * <dl>
 *   <dt>turn
 *   <dd>one request to a player: the board and the budget.
 *   <dt>side
 *   <dd>{@link org.gobang.api.Stone#BLACK} or {@link org.gobang.api.Stone#WHITE}. A player moves
 *       for {@link org.gobang.api.board.Board#toAct}.
 *   <dt>budget
 *   <dd>the limits for a move, which apply together: time, clock, nodes, depth. The player observes
 *       the limits; the host enforces the time.
 *   <dt>grace
 *   <dd>the 200 ms after the time limit in which an answer is still accepted.
 *   <dt>stop
 *   <dd>a request to return the best move found so far.
 *   <dt>node
 *   <dd>one visited position of a search, or one playout.
 *   <dt>playout
 *   <dd>a game with random moves from a position to its end.
 *   <dt>weights
 *   <dd>the values of all points for a strategy: the heat map.
 *   <dt>line
 *   <dd>the moves that a search expects: its principal variation.
 *   <dt>option
 *   <dd>a user setting of a player; a set of values is {@link org.gobang.api.player.Settings}.
 * </dl>
 */
package org.gobang.api.player;
