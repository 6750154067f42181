/**
 * The search: {@link org.gobang.ai.search.tree.IterativeDeepening} at the root, below it principal
 * variation search with a table, pruning, reductions and extensions, and continuous fours at the
 * leaves.
 */
package org.gobang.ai.search.tree;
