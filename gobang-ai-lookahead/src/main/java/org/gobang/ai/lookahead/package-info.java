/**
 * A lookahead search in four classes:
 *
 * <ol>
 *   <li>{@code MoveOrder} selects the moves to search, the most promising first;
 *   <li>{@code LookaheadSearch} searches these moves to a depth, each against the best replies, and
 *       uses the evaluator at that depth;
 *   <li>{@code LookaheadPlayer} searches to depth 1, 2, 3 and so on, so that an answer is available
 *       at any time;
 *   <li>{@code LookaheadLimits} stops the search when the budget is used up.
 * </ol>
 *
 * <p>Features of stronger engines are missing: a transposition table, a search for forced wins,
 * late move reductions. The bundled player {@code search} has them.
 *
 * <p>Source of the method: D. E. Knuth and R. W. Moore, <i>An Analysis of Alpha-Beta Pruning</i>,
 * Artificial Intelligence 6 (1975).
 */
package org.gobang.ai.lookahead;
