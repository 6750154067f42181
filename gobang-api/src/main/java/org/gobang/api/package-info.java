/**
 * The values that everything speaks.
 *
 * <h2>Glossary</h2>
 *
 * <dl>
 *   <dt>point
 *   <dd>a crossing of two lines, where a stone can be put: {@link org.gobang.api.Point}. Columns
 *       are counted from the left and rows from the bottom, from 0; people write {@code h8}, column
 *       letter and row number from 1. The letter {@code i} is not left out.
 *   <dt>stone
 *   <dd>{@link org.gobang.api.Stone#BLACK} or {@link org.gobang.api.Stone#WHITE}. Black moves first
 *       unless a set-up says otherwise. Stones never move; only where the rules say so are they
 *       {@linkplain org.gobang.api.board.Board#captured captured}.
 *   <dt>move
 *   <dd>a stone put on a point, or a pass: {@link org.gobang.api.Move}.
 *   <dt>ply
 *   <dd>one move of one side.
 *   <dt>turn
 *   <dd>the moves that a side makes before the other one moves: one in most games, {@linkplain
 *       org.gobang.api.board.Board#stonesLeft several} in some.
 *   <dt>label
 *   <dd>what a plugin calls itself to people, in one language: {@link org.gobang.api.Label}.
 * </dl>
 */
package org.gobang.api;
