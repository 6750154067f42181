/**
 * The first service: a board, which is a position together with its rules.
 *
 * <p>A {@link org.gobang.api.board.BoardProvider} makes the position a game starts from; every
 * further {@link org.gobang.api.board.Board} comes from {@link org.gobang.api.board.Board#play}. A
 * board never changes, so a strategy may try moves on it as it likes; one that makes millions of
 * moves takes a {@link org.gobang.api.board.MutableBoard}.
 *
 * <h2>Glossary</h2>
 *
 * <dl>
 *   <dt>rules
 *   <dd>how a game is won and what is refused: {@code freestyle}, {@code standard}, {@code renju}…
 *   <dt>cell
 *   <dd>what is found at a point, or beyond the edge: {@link org.gobang.api.board.Cell}.
 *   <dt>start
 *   <dd>the position before the first move, empty or set up: {@link org.gobang.api.board.Start}.
 *   <dt>verdict
 *   <dd>whether a stone may be put on a point, and if not, why: {@link
 *       org.gobang.api.board.Verdict}.
 *   <dt>foul
 *   <dd>a move that the rules forbid yet the board can hold: the side that makes it loses. Renju's
 *       overline, double-four and double-three are Black's fouls.
 *   <dt>outcome
 *   <dd>how things stand: undecided, won, drawn: {@link org.gobang.api.board.Outcome}.
 * </dl>
 */
package org.gobang.api.board;
