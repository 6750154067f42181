/**
 * The tree search: {@link org.gobang.ai.search.tree.IterativeDeepening} at the root, below it
 * principal variation search with a transposition table, pruning, reductions and extensions, and a
 * quiescence search of fours at the leaves.
 */
package org.gobang.ai.search.tree;
