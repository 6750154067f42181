/**
 * The basic values of the API.
 *
 * <h2>Glossary</h2>
 *
 * <dl>
 *   <dt>point
 *   <dd>a crossing of two lines, where a stone can be placed: {@link org.gobang.api.Point}. Columns
 *       are counted from the left and rows from the bottom, from 0; the notation {@code h8} has a
 *       column letter and a row number from 1. The letter {@code i} is not skipped.
 *   <dt>stone
 *   <dd>{@link org.gobang.api.Stone#BLACK} or {@link org.gobang.api.Stone#WHITE}. By default, Black
 *       moves first. Stones never move; under some rules they can be {@linkplain
 *       org.gobang.api.board.Board#captured captured}.
 *   <dt>move
 *   <dd>a stone placed on a point, a pass or a choice: {@link org.gobang.api.Move}.
 *   <dt>ply
 *   <dd>one move of one side.
 *   <dt>turn
 *   <dd>the consecutive moves of one side: one in most games, {@linkplain
 *       org.gobang.api.board.Board#stonesLeft several} in some.
 *   <dt>label
 *   <dd>the name and description of a plugin in one language: {@link org.gobang.api.Label}.
 * </dl>
 */
package org.gobang.api;
