/**
 * The board service: a board is a position and its rules.
 *
 * <p>A {@link org.gobang.api.board.BoardProvider} creates the start position of a game; every later
 * {@link org.gobang.api.board.Board} is a result of {@link org.gobang.api.board.Board#play}. Boards
 * are immutable, so strategies can try moves freely; strategies with millions of moves use a {@link
 * org.gobang.api.board.MutableBoard}.
 *
 * <h2>Glossary</h2>
 *
 * <dl>
 *   <dt>rules
 *   <dd>the conditions for a win and the forbidden moves: {@code freestyle}, {@code standard},
 *       {@code renju}…
 *   <dt>cell
 *   <dd>the content of a point, or of coordinates beyond the edge: {@link
 *       org.gobang.api.board.Cell}.
 *   <dt>start
 *   <dd>the position before the first move, empty or with a set-up: {@link
 *       org.gobang.api.board.Start}.
 *   <dt>verdict
 *   <dd>whether a stone is allowed on a point, and the reason if not: {@link
 *       org.gobang.api.board.Verdict}.
 *   <dt>foul
 *   <dd>a forbidden move: it is possible on the board, but the rules forbid it, and the side that
 *       makes it loses. In renju, Black must not make an overline, a double four or a double three.
 *   <dt>outcome
 *   <dd>the state of the game: undecided, won or drawn: {@link org.gobang.api.board.Outcome}.
 * </dl>
 */
package org.gobang.api.board;
