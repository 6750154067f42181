/**
 * How a program looks ahead, in four steps that each have a class:
 *
 * <ol>
 *   <li>{@code MoveOrder} decides which moves are looked at, the most promising first;
 *   <li>{@code LookaheadSearch} tries them to a depth, each against the best replies, and takes the
 *       value of the evaluator where the depth ends;
 *   <li>{@code LookaheadPlayer} has it do so to depth 1, 2, 3, ... so that there is an answer at
 *       any time;
 *   <li>{@code LookaheadLimits} ends it when the budget is used up.
 * </ol>
 *
 * <p>What it leaves out is what makes a strong engine strong: a transposition table, a search for
 * forced wins, reductions of late moves. The bundled player {@code search} has them.
 *
 * <p>Source of the method: D. E. Knuth and R. W. Moore, <i>An Analysis of Alpha-Beta Pruning</i>,
 * Artificial Intelligence 6 (1975).
 */
package org.gobang.ai.lookahead;
