/**
 * The second service: a player, which answers with a move.
 *
 * <p>A strategy is two small classes. The {@link org.gobang.api.player.PlayerProvider} describes it
 * and makes one {@link org.gobang.api.player.Player} for each game; the player is asked once a
 * turn:
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
 * <p>A strategy that plays random games from a position (playouts) takes a fast board for them from
 * {@link org.gobang.api.board.Board#mutableCopy}; a budget of nodes counts such games.
 *
 * <p>A player logs with SLF4J, into the log of the application, and never prints: standard output
 * carries answers.
 *
 * <p>A strategy that thinks longer than a moment watches {@link org.gobang.api.player.Stop} and
 * keeps the {@link org.gobang.api.player.Budget}; to be understood, it reports its results as
 * {@link org.gobang.api.player.Insight}.
 *
 * <h2>Glossary</h2>
 *
 * <dl>
 *   <dt>turn
 *   <dd>one question to a player: the board, and what the answer may cost.
 *   <dt>side
 *   <dd>{@link org.gobang.api.Stone#BLACK} or {@link org.gobang.api.Stone#WHITE}. A player chooses
 *       for the side to move.
 *   <dt>budget
 *   <dd>limits that hold together: time, clock, nodes, depth. The player keeps them; the host
 *       enforces the time.
 *   <dt>grace
 *   <dd>the 200 ms after the time is up in which an answer still counts.
 *   <dt>stop
 *   <dd>the wish to have the best move found so far, now.
 *   <dt>node
 *   <dd>one position that a search visits, or one playout.
 *   <dt>playout
 *   <dd>a game played on at random from a position.
 *   <dt>weights
 *   <dd>what each point is worth to a strategy: the heat map.
 *   <dt>line
 *   <dd>the moves a search expects from here: its principal variation.
 *   <dt>option
 *   <dd>something about a player that its user can set; a set of values is {@link
 *       org.gobang.api.player.Settings}.
 * </dl>
 */
package org.gobang.api.player;
